import { describe, expect, it } from 'vitest';
import { writeView } from '#src/addresses/galleryAddress.ts';
import { readView } from '#src/addresses/galleryView.ts';
import { paths } from '#src/addresses/paths.ts';

const characterId = '00000000-0000-7000-8000-0000000000c1';
const pictureId = '00000000-0000-7000-8000-0000000000a1';

describe('the address of a part of the gallery', () => {
  it.each([
    [{ characterId: null, pictureId: null }, ''],
    [{ characterId, pictureId: null }, `?character=${characterId}`],
    [{ characterId: null, pictureId }, `?picture=${pictureId}`],
    [{ characterId, pictureId }, `?character=${characterId}&picture=${pictureId}`],
  ])('[PIC-02] of %j is %j, and says the same again', (view, query) => {
    expect(writeView(view)).toBe(query);
    expect(readView(new URLSearchParams(query))).toEqual(view);
    expect(paths.gallery(view)).toBe(`/ai-image${query}`);
  });

  it('leaves out what it cannot want', () => {
    expect(readView(new URLSearchParams('?character=mira&picture=<b>&page=2'))).toEqual({
      characterId: null,
      pictureId: null,
    });
  });
});
