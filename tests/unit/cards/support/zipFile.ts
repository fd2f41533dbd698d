import { crc32, deflateRawSync } from 'node:zlib';

/** A file to pack; what is given beside name and data is written in place of the truth. */
export interface Packed {
  readonly name: string;
  readonly data: Uint8Array;
  readonly isStored?: boolean;
  readonly packed?: Uint8Array;
  readonly size?: number;
  readonly crc?: number;
  readonly flags?: number;
  readonly method?: number;
  readonly localName?: string;
}

/** A ZIP archive as any program packs it. */
export const zipOf = (...files: readonly Packed[]): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const packed = file.packed ?? (file.isStored ? file.data : deflateRawSync(file.data));
    const name = Buffer.from(file.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(file.flags ?? 0, 2);
    common.writeUInt16LE(file.method ?? (file.isStored ? 0 : 8), 4);
    common.writeUInt32LE(file.crc ?? crc32(file.data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(file.size ?? file.data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const localName = Buffer.from(file.localName ?? file.name);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, localName, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, tail, name]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
};

export const textFile = (name: string, text: string): Packed => ({ name, data: Buffer.from(text) });
