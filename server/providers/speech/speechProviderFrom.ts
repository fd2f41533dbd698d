import { openAiSpeech } from './openAiSpeech.ts';
import type { SpeechProvider } from './speechProvider.ts';

export interface SpeechSettings {
  readonly SPEECH_MODEL?: string | undefined;
  readonly SPEECH_BASE_URL?: string | undefined;
  readonly SPEECH_API_KEY?: string | undefined;
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
}

/** The provider that the settings name; undefined without `SPEECH_MODEL`, when browsers speak with voices of their own. */
export const speechProviderFrom = (settings: SpeechSettings): SpeechProvider | undefined => {
  const { SPEECH_MODEL: model, SPEECH_BASE_URL, SPEECH_API_KEY, OPENAI_BASE_URL, OPENAI_API_KEY } = settings;
  const baseUrl = SPEECH_BASE_URL ?? OPENAI_BASE_URL;
  if (model === undefined || baseUrl === undefined) return undefined;
  return openAiSpeech({ baseUrl, apiKey: SPEECH_API_KEY ?? OPENAI_API_KEY, model });
};
