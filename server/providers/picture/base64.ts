import { PictureProviderError } from './pictureProvider.ts';

const DATA_URL = /^data:[^,]{0,100};base64,/i;

/** Bytes of base64, with or without `data:…;base64,` before it. Throws `badAnswer`. */
export const bytesOfBase64 = (text: string): Buffer => {
  const head = DATA_URL.exec(text.slice(0, 200))?.[0] ?? '';
  const bytes = Buffer.from(text.slice(head.length), 'base64');
  if (bytes.length === 0) throw new PictureProviderError('badAnswer', 'the answer is no picture');
  return bytes;
};
