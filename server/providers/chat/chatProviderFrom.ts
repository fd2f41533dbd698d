import type { ChatProvider } from './chatProvider.ts';
import { helpFirst } from './helpFirst.ts';
import { DEMO_MODEL } from './localModels.ts';
import { openAiProvider } from './openai/openAiProvider.ts';
import { scriptedCompanion } from '@liora/companion/scriptedCompanion.ts';

export interface ChatSettings {
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
  readonly CHAT_MODEL?: string | undefined;
}

/**
 * The provider that the settings name: an OpenAI-compatible server where `OPENAI_BASE_URL` is set, else, and with
 * `CHAT_MODEL=demo`, the built-in companion; in either case whoever is in need gets help lines first. A key alone does not choose the server, because many machines have one in their environment for other uses.
 * Throws with one line that names the variable at fault.
 */
export const chatProviderFrom = (settings: ChatSettings): ChatProvider => {
  const baseUrl = settings.OPENAI_BASE_URL?.trim() ?? '';
  const model = settings.CHAT_MODEL?.trim() ?? '';
  if (baseUrl === '' || model === DEMO_MODEL) return helpFirst(scriptedCompanion());
  const protocol = URL.parse(baseUrl)?.protocol;
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error('OPENAI_BASE_URL is not an http(s) address.');
  if (model === '') throw new Error('CHAT_MODEL is missing: OPENAI_BASE_URL needs the name of a model.');
  return helpFirst(openAiProvider({ baseUrl, apiKey: settings.OPENAI_API_KEY, model }));
};
