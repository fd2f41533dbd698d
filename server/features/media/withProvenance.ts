import type { Sharp } from '#server/sharp.ts';
import { PAINTER_PROVENANCE, provenanceXmp } from '#server/providers/picture/provenance.ts';

const painterXmp = provenanceXmp(PAINTER_PROVENANCE);
/** Pictures that the embedded painter made, with metadata or before there was any. */
const isPainted = (key: string): boolean => /^(?:portraits|gallery|chat)\//.test(key);

/** With the metadata that says who made the picture of that key, and no other. */
export const withProvenance = async (image: Sharp, key: string): Promise<Sharp> => {
  const { xmp } = await image.metadata();
  if (xmp !== undefined) return image.keepXmp();
  return isPainted(key) ? image.withXmp(painterXmp) : image;
};
