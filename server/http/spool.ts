import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const PIECE = 64 * 1024;

export interface Spooled {
  /** Bytes. */
  readonly size: number;
  /** To be read once, by whoever is as slow as they like; then nothing is left of it. */
  readonly body: ReadableStream<Uint8Array>;
}

const writeAll = async (file: FileHandle, pieces: AsyncIterable<string>): Promise<number> => {
  let size = 0;
  let waiting = '';
  const flush = async (): Promise<void> => {
    const bytes = Buffer.from(waiting);
    waiting = '';
    size += bytes.length;
    await file.appendFile(bytes);
  };
  for await (const piece of pieces) {
    waiting += piece;
    if (waiting.length >= PIECE) await flush();
  }
  await flush();
  return size;
};

/** From its first byte, a piece whenever one is wanted. */
const readAll = (file: FileHandle): ReadableStream<Uint8Array> => {
  let place = 0;
  return new ReadableStream({
    async pull(controller) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(PIECE), 0, PIECE, place);
      place += bytesRead;
      if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
      await file.close();
      controller.close();
    },
    cancel: () => file.close(),
  });
};

/**
 * Puts a long text down in a file of `folder`, so that neither memory holds it nor those that it is read from wait until it is sent. The file
 * has no name from the start: nothing of it stays, whatever becomes of the process.
 */
export const spool = async (folder: string, pieces: AsyncIterable<string>): Promise<Spooled> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    const size = await writeAll(file, pieces);
    return { size, body: readAll(file) };
  } catch (error) {
    await file.close();
    throw error;
  }
};
