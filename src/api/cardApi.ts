import type { ResponseOf } from '#contract/call.ts';
import { lorebookRead } from '#contract/lorebook.ts';
import { type CardImport, characterImport } from '#contract/cardImport.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** Milliseconds: 20 MiB over a slow line take their time. */
export const UPLOAD_TIMEOUT = 180_000;

export const createCardApi = (client: ApiClient) => ({
  /** Makes a private character of a card; `age` is of one that tells none. */
  bring: (file: File, age: number | null, options: CallOptions): Promise<CardImport> =>
    client.call(characterImport, { file, ...(age !== null && { age }) }, { ...options, timeout: UPLOAD_TIMEOUT }),
  /** Reads a file as a lorebook. */
  lorebook: (file: File, options: CallOptions): Promise<ResponseOf<typeof lorebookRead>> =>
    client.call(lorebookRead, { file }, { ...options, timeout: UPLOAD_TIMEOUT }),
});
