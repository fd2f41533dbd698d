/** What a picture says of itself in its first bytes. */
export interface ImageSize {
  readonly format: 'png' | 'jpeg' | 'webp' | 'gif';
  readonly width: number;
  readonly height: number;
}

const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1');

/** Frame headers of JPEG are the markers C0 to CF but for tables (C4, CC) and an extension (C8). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (view: DataView): Omit<ImageSize, 'format'> | undefined => {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker === 0xd9 || marker === 0xda) return undefined;
    const isBare = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    if (marker === 0xff) at += 1;
    else at += isBare ? 2 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
};

const webpSize = (view: DataView, chunk: string): Omit<ImageSize, 'format'> | undefined => {
  if (view.byteLength < 30) return undefined;
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (chunk) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
};

/**
 * Reads the header of a PNG, JPEG, WebP or GIF and nothing else: a library that knows more formats would go through all of an SVG, or all
 * frames of a GIF, before it tells a size. Undefined where it is none of them or has no size.
 */
export const imageSizeOf = (bytes: Uint8Array): ImageSize | undefined => {
  if (bytes.length < 26) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = ((): ImageSize | undefined => {
    if (latin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' && latin1(bytes, 12, 16) === 'IHDR')
      return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
    if (/^GIF8[79]a/u.test(latin1(bytes, 0, 6)))
      return { format: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (latin1(bytes, 0, 3) === '\xff\xd8\xff') {
      const size = jpegSize(view);
      return size && { format: 'jpeg', ...size };
    }
    if (latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP') {
      const size = webpSize(view, latin1(bytes, 12, 16));
      return size && { format: 'webp', ...size };
    }
    return undefined;
  })();
  return found && found.width * found.height > 0 ? found : undefined;
};
