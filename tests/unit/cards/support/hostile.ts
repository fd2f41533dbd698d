import { constants, type deflateSync } from 'node:zlib';
import { CardError } from '#server/features/card/cardError.ts';
import { readCard } from '#server/features/card/readCard.ts';

/** Unpacks to a megabyte of zeros and then breaks: whoever reads on past a limit reports it as broken. */
export const bomb = (pack: typeof deflateSync, size = 1 << 20): Buffer =>
  Buffer.concat([pack(Buffer.alloc(size), { finishFlush: constants.Z_SYNC_FLUSH }), Buffer.alloc(8, 0xff)]);

/** The reason, with the field where it is one; "taken" for a card that is taken. */
export const refusalOf = async (bytes: Uint8Array): Promise<string | readonly string[]> => {
  try {
    await readCard(bytes);
    return 'taken';
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    return error.field === undefined ? error.reason : [error.reason, error.field];
  }
};
