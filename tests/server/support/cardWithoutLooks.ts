import { sharp } from '#server/sharp.ts';
import { characterImport } from '#contract/cardImport.ts';
import { chunkOf, readPng, rewritePng } from '#server/features/card/png.ts';
import { Maker } from './maker.ts';
import type { Visitor } from './visitor.ts';

const card = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: { name: 'Vesper Lane', description: 'Vesper is a 45-year-old clockmaker.', first_mes: 'Mind the ticking.' },
};

/** Brings a character whose picture came with its card, so that nobody knows its looks; gives its id. */
export const cardWithoutLooks = async ({ visitor }: { readonly visitor: Visitor }): Promise<string> => {
  const picture = sharp({ create: { width: 300, height: 450, channels: 3, background: '#804060' } });
  const png = readPng(await picture.png().toBuffer());
  const text = Buffer.from(`chara\0${Buffer.from(JSON.stringify(card)).toString('base64')}`, 'latin1');
  const brought = await new Maker(visitor).bring(new Uint8Array(rewritePng(png, png.chunks, [chunkOf('tEXt', text)])));
  return characterImport.response.parse(brought.data).characterId;
};
