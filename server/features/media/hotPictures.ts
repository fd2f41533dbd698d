/** Pictures that are asked for again and again, in memory. */
export interface HotPictures {
  get(place: string): Uint8Array<ArrayBuffer> | undefined;
  add(place: string, picture: Uint8Array<ArrayBuffer>): void;
  /** Forgets all below a folder. */
  forget(folder: string): void;
}

/** At most `max` bytes; whoever was not asked for the longest goes first. */
export const createHotPictures = (max: number): HotPictures => {
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  let size = 0;
  const forget = (place: string): void => {
    size -= pictures.get(place)?.byteLength ?? 0;
    pictures.delete(place);
  };
  return {
    get(place) {
      const picture = pictures.get(place);
      if (picture !== undefined) {
        pictures.delete(place);
        pictures.set(place, picture);
      }
      return picture;
    },
    add(place, picture) {
      forget(place);
      pictures.set(place, picture);
      size += picture.byteLength;
      for (const oldest of pictures.keys()) {
        if (size <= max) break;
        forget(oldest);
      }
    },
    forget(folder) {
      for (const place of pictures.keys()) if (place.startsWith(`${folder}/`)) forget(place);
    },
  };
};
