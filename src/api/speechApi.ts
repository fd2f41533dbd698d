import { chatPlayAudio } from '#contract/chatActs.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** Having messages read out. */
export const createSpeechApi = (client: ApiClient) => ({
  /** What is to be heard of a message: its text, and the address of a sound where there is one. */
  play: (request: { characterId: string; msgId: string }, options?: CallOptions) =>
    client.call(chatPlayAudio, request, options),
});
