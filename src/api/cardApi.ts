import { type CardImport, characterImport } from '#contract/cardImport.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** Milliseconds: 20 MiB over a slow line take their time. */
const UPLOAD_TIMEOUT = 180_000;

export const createCardApi = (client: ApiClient) => ({
  /** Makes a private character of a card. */
  bring: (file: File, options: CallOptions): Promise<CardImport> =>
    client.call(characterImport, { file }, { ...options, timeout: UPLOAD_TIMEOUT }),
});
