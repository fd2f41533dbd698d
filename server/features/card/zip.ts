import { crc32 } from 'node:zlib';
import { CARD_TEXT_MAX } from '#contract/card.ts';
import { CardError } from './cardError.ts';
import { inflateWithin } from './inflateWithin.ts';

const END = 0x06054b50;
const END_SIZE = 22;
const COMMENT_MAX = 0xffff;
/** What stands before the end of an archive that counts in 64 bits. */
const LOCATOR_64 = 0x07064b50;
const LOCATOR_64_SIZE = 20;
/** In its place a size of 32 bits says that it stands elsewhere, in 64. */
const IN_64 = 0xffff_ffff;
const CENTRAL = 0x02014b50;
const CENTRAL_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
/** Archives with a thousand assets are about; this is far beyond them. */
const ENTRIES_MAX = 20_000;
const STORED = 0;
const DEFLATED = 8;

/** A file in an archive, as the archive's directory tells of it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedSize: number;
  /** What it unpacks to, as the archive says. */
  readonly size: number;
  readonly crc: number;
  /** Where its local header is in the file. */
  readonly at: number;
}

export interface Zip {
  readonly bytes: Uint8Array;
  /** Where the archive begins: some begin with a picture. */
  readonly start: number;
  readonly entries: readonly ZipEntry[];
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const endRecordOf = (view: DataView): number | undefined => {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (view.getUint32(at, true) === END && at + END_SIZE + view.getUint16(at + 20, true) === view.byteLength)
      return at;
  }
  return undefined;
};

/** Names of another drive, from the root or with a way up: nobody packs a character so who means well. */
const leadsOut = (name: string): boolean => {
  const path = name.replaceAll('\\', '/');
  return path.startsWith('/') || /^[a-z]:/iu.test(path) || path.includes('\0') || path.split('/').includes('..');
};

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  new TextDecoder().decode(bytes.subarray(start, start + length));

/** Whether the end of the file is that of an archive. */
export const isZip = (bytes: Uint8Array): boolean => endRecordOf(viewOf(bytes)) !== undefined;

/**
 * Reads the directory of a ZIP archive and unpacks nothing. It is strict, because readers that mend archives each their own way see
 * different files in the same bytes. No ZIP64: a card has at most 20 MiB. Throws `brokenZip`, `unreadZip` for ZIP64, and `unsafeZip` for
 * names that lead out.
 */
export const readZip = (bytes: Uint8Array): Zip => {
  const view = viewOf(bytes);
  const end = endRecordOf(view);
  if (end === undefined) throw new CardError('brokenZip');
  const locator = end - LOCATOR_64_SIZE;
  if (locator >= 0 && view.getUint32(locator, true) === LOCATOR_64) throw new CardError('unreadZip');
  const count = view.getUint16(end + 10, true);
  const directory = end - view.getUint32(end + 12, true);
  // Offsets count from where the archive begins, also where a picture stands before it.
  const start = directory - view.getUint32(end + 16, true);
  if (start < 0 || view.getUint32(end + 4, true) !== 0 || count > ENTRIES_MAX) throw new CardError('brokenZip');
  const entries: ZipEntry[] = [];
  let at = directory;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_SIZE > end || view.getUint32(at, true) !== CENTRAL) throw new CardError('brokenZip');
    const nameLength = view.getUint16(at + 28, true);
    const next = at + CENTRAL_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw new CardError('brokenZip');
    entries.push({
      name: textAt(bytes, at + CENTRAL_SIZE, nameLength),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      crc: view.getUint32(at + 16, true),
      at: start + view.getUint32(at + 42, true),
    });
    at = next;
  }
  if (at !== end) throw new CardError('brokenZip');
  if (entries.some(({ name }) => leadsOut(name))) throw new CardError('unsafeZip');
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) throw new CardError('unsafeZip');
  return { bytes, start, entries };
};

/** A file as it is packed. Throws `brokenZip`. */
export const packedOf = ({ bytes }: Zip, entry: ZipEntry): Uint8Array => {
  const { at } = entry;
  const view = viewOf(bytes);
  if (at + LOCAL_SIZE > bytes.length || view.getUint32(at, true) !== LOCAL) throw new CardError('brokenZip');
  const nameLength = view.getUint16(at + 26, true);
  const start = at + LOCAL_SIZE + nameLength + view.getUint16(at + 28, true);
  const isWhole = start + entry.packedSize <= bytes.length;
  if (!isWhole || textAt(bytes, at + LOCAL_SIZE, nameLength) !== entry.name) throw new CardError('brokenZip');
  return bytes.subarray(start, start + entry.packedSize);
};

/**
 * A file of the archive. One that says to be longer than `max` bytes is `tooLarge` (`textTooLarge` for a card) before anything is unpacked; one that turns out
 * longer than it says is `unsafeZip` as soon as it does; one of another length or checksum is `brokenZip`. One that is packed otherwise than
 * files of 32 bits by deflate is `unreadZip`.
 */
export const unpack = async (zip: Zip, entry: ZipEntry, max: number): Promise<Uint8Array> => {
  const isIn64 = entry.size === IN_64 || entry.packedSize === IN_64;
  if (isIn64 || entry.isEncrypted || ![STORED, DEFLATED].includes(entry.method)) throw new CardError('unreadZip');
  if (entry.size > max) throw new CardError(max === CARD_TEXT_MAX ? 'textTooLarge' : 'tooLarge');
  const packed = packedOf(zip, entry);
  const file = entry.method === STORED ? packed : await inflateWithin(packed, 'raw', entry.size);
  if (file === 'tooLong') throw new CardError('unsafeZip');
  if (file === 'broken' || file.length !== entry.size || crc32(file) !== entry.crc) throw new CardError('brokenZip');
  return file;
};
