/** Bits of `VP8X`: what a file holds beside its picture. */
const HAS_XMP = 0x04;
const HAS_ALPHA = 0x10;

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

const readChunks = (file: Buffer): Chunk[] => {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    throw new Error('Not a WebP picture');
  const chunks: Chunk[] = [];
  let at = 12;
  while (at + 8 <= file.length) {
    const size = file.readUInt32LE(at + 4);
    chunks.push({ name: file.toString('latin1', at, at + 4), data: file.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return chunks;
};

const chunkBytes = ({ name, data }: Chunk): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** The header of files that hold more than a picture, for one of a picture alone. */
const headerFor = (picture: Chunk): Chunk => {
  const data = Buffer.alloc(10);
  if (picture.name === 'VP8L') {
    const facts = picture.data.readUInt32LE(1);
    data[0] = (facts >>> 28) % 2 === 1 ? HAS_ALPHA : 0;
    data.writeUIntLE(facts & 0x3fff, 4, 3);
    data.writeUIntLE((facts >>> 14) & 0x3fff, 7, 3);
  } else {
    data.writeUIntLE((picture.data.readUInt16LE(6) & 0x3fff) - 1, 4, 3);
    data.writeUIntLE((picture.data.readUInt16LE(8) & 0x3fff) - 1, 7, 3);
  }
  return { name: 'VP8X', data };
};

/**
 * The same WebP picture with this XMP packet in place of the one it may have; what is encoded stays as it is.
 * https://developers.google.com/speed/webp/docs/riff_container
 */
export const withWebpXmp = (picture: Uint8Array, packet: string): Buffer => {
  const chunks = readChunks(Buffer.from(picture));
  const [first] = chunks;
  if (first === undefined) throw new Error('Not a WebP picture');
  const header = first.name === 'VP8X' ? { name: 'VP8X', data: Buffer.from(first.data) } : headerFor(first);
  header.data[0] = (header.data[0] ?? 0) | HAS_XMP;
  const others = chunks.filter(({ name }) => name !== 'VP8X' && name !== 'XMP ');
  const body = Buffer.concat([header, ...others, { name: 'XMP ', data: Buffer.from(packet) }].map(chunkBytes));
  return Buffer.concat([chunkBytes({ name: 'RIFF', data: Buffer.concat([Buffer.from('WEBP'), body]) })]);
};
