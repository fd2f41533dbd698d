import { isDeepStrictEqual } from 'node:util';
import { errNo } from '#contract/errNo.ts';
import type { GalleryCharacter, Picture } from '#contract/picture.ts';
import { galleryMachine } from '#machines/gallery/galleryMachine.ts';
import { galleryDescription } from '#machines/gallery/galleryDescription.ts';
import { type GalleryContext, type LoadedGallery, WHOLE_GALLERY } from '#machines/gallery/gallerySetup.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

const idOf = (kind: string, number: number): string =>
  `00000000-0000-7000-8000-00${kind}${String(number).padStart(9, '0')}`;

export const miraId = idOf('c', 1);
export const theoId = idOf('c', 2);
export const pictureId = (number: number): string => idOf('a', number);

const plain: Picture = {
  pictureId: pictureId(1),
  taskId: idOf('b', 1),
  characterId: miraId,
  characterName: 'Mira',
  image: 'pictures/1.webp',
  placeholder: 'data:image/webp;base64,UklGRhYAAABXRUJQVlA4TAoAAAAvAAAAAEX/I/of',
  prompt: 'With a lantern',
  style: 'pastel',
  mood: 'calm',
  setting: 'sea',
  aspect: '2:3',
  isFromChat: false,
  createTime: 1_760_000_000_000,
};
/** The higher the number, the older. */
const picture = (number: number, more: Partial<Picture> = {}): Picture => ({
  ...plain,
  pictureId: pictureId(number),
  image: `pictures/${number}.webp`,
  createTime: plain.createTime - number * 60_000,
  ...more,
});
const nobody = { characterId: null, characterName: '', prompt: '', mood: null, setting: null } as const;
const theo = { characterId: theoId, characterName: 'Theo', aspect: '3:2' } as const;
export const first = picture(1);
export const second = picture(2, { ...nobody, aspect: '1:1' });
export const third = picture(3, theo);
export const fourth = picture(4, nobody);
/** Made after the first. */
export const newest = picture(0);

const characterOf = (characterId: string, name: string, count: number): GalleryCharacter => ({
  characterId,
  name,
  portrait: `portraits/${name}.webp`,
  count,
});
export const characters = [characterOf(miraId, 'Mira', 1), characterOf(theoId, 'Theo', 1)];
/** Pages of all pictures. */
export const firstPage = { pictures: [first, second], nextCursor: 'second' };
export const lastPage = { pictures: [third, fourth], nextCursor: null };
export const withMore: LoadedGallery = { characters, count: 4, page: firstPage };
/** Those of Mira. */
export const withAll: LoadedGallery = { characters, count: 4, page: { pictures: [first], nextCursor: null } };
export const nothing: LoadedGallery = { characters: [], count: 0, page: { pictures: [], nextCursor: null } };

const fixtures = {
  events: {
    'address.changed': {
      first: { characterId: null, pictureId: first.pictureId },
      third: { characterId: null, pictureId: third.pictureId },
      all: WHOLE_GALLERY,
      'those of Mira': { characterId: miraId, pictureId: null },
    },
    'picture.next': bare,
    'picture.previous': bare,
    'picture.closed': bare,
    'picture.removed': { first: { pictureId: first.pictureId }, second: { pictureId: second.pictureId } },
    'more.requested': bare,
    'load.retried': bare,
    'list.refreshRequested': bare,
  },
  done: {
    loadGallery: { 'with more': withMore, 'with all': withAll, nothing },
    loadPage: { last: lastPage },
  },
  failed: {
    loadGallery: { refused: { errNo: errNo.forbidden } },
    loadPage: { refused: { errNo: errNo.invalidInput } },
  },
} satisfies Fixtures<typeof galleryMachine>;

/** Where the picture that is seen large stands. */
const standing = ({ pictures, pictureId }: GalleryContext): string => {
  if (pictureId === null) return 'none';
  const place = pictures.findIndex((listed) => listed.pictureId === pictureId);
  if (place === -1) return 'sought';
  if (place === pictures.length - 1) return 'last';
  return place === 0 ? 'first' : 'between';
};

/** Ways through the list of pictures, and through pictures seen large. */
export const galleryModel = {
  machine: galleryMachine,
  description: galleryDescription,
  input: WHOLE_GALLERY,
  fixtures,
  // While a list is loaded anew it makes little difference what is listed.
  situation: ({ value, context }) =>
    isDeepStrictEqual(value, { ready: 'idle' }) ||
    isDeepStrictEqual(value, { ready: 'loadingMore' }) ||
    isDeepStrictEqual(value, { ready: 'moreFailed' })
      ? [value, context.isLeafing, context.nextCursor !== null, standing(context)]
      : [value, typeof value !== 'string' && context.pictureId === null],
} satisfies Model<typeof galleryMachine>;
