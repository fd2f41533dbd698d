import { crc32, deflateRawSync } from 'node:zlib';
import { type Zip, type ZipEntry, packedOf } from './zip.ts';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** What is needed to unpack it: 2.0, for deflate. */
const VERSION = 20;
const UTF8 = 0x0800;
const ENCRYPTED = 0x0001;
const DEFLATED = 8;
const STORED = 0;
/** 1980-01-01, the first day that the format knows. */
const DAY = 0x21;

/** A file as it stands in an archive. */
export interface ZipFile extends Pick<ZipEntry, 'name' | 'method' | 'isEncrypted' | 'size' | 'crc'> {
  readonly packed: Uint8Array;
}

/** A file of another archive, as it is packed there: nothing is unpacked. Throws `brokenZip`. */
export const copied = (zip: Zip, entry: ZipEntry): ZipFile => ({ ...entry, packed: packedOf(zip, entry) });

/** A text, packed. */
export const deflated = (name: string, text: string): ZipFile => {
  const data = Buffer.from(text);
  const packed = deflateRawSync(data);
  return { name, method: DEFLATED, isEncrypted: false, size: data.length, crc: crc32(data), packed };
};

/** A picture or sound, which packing makes no smaller. */
export const stored = (name: string, data: Uint8Array): ZipFile => ({
  name,
  method: STORED,
  isEncrypted: false,
  size: data.length,
  crc: crc32(data),
  packed: data,
});

/** What directory and local header say alike. */
const commonOf = ({ method, isEncrypted, size, crc, packed }: ZipFile, name: Uint8Array): Buffer => {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(VERSION, 0);
  common.writeUInt16LE(isEncrypted ? UTF8 | ENCRYPTED : UTF8, 2);
  common.writeUInt16LE(method, 4);
  common.writeUInt16LE(DAY, 8);
  common.writeUInt32LE(crc, 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(size, 18);
  common.writeUInt16LE(name.length, 22);
  return common;
};

const signed = (signature: number, ...parts: readonly Uint8Array[]): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(signature);
  return Buffer.concat([head, ...parts]);
};

/** An archive of files in their order. The same files give the same bytes. */
export const writeZip = (files: readonly ZipFile[]): Uint8Array => {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const common = commonOf(file, name);
    const local = signed(LOCAL, common, name, file.packed);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(VERSION);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(signed(CENTRAL, made, common, place, name));
    parts.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...parts, central, signed(END, end)]));
};
