import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import { openAiModeration } from '#server/providers/moderation/openAiModeration.ts';
import { rulesProvider } from './rules/rulesProvider.ts';

export interface ModerationSettings {
  readonly MODERATION_BASE_URL?: string | undefined;
  readonly MODERATION_API_KEY?: string | undefined;
  readonly MODERATION_MODEL: string;
}

/** The rules of our own, and after them the server that the settings name: no model is asked whether somebody of 16 may be in love. */
export const moderationProviderFrom = (settings: ModerationSettings): ModerationProvider => {
  const rules = rulesProvider();
  const { MODERATION_BASE_URL: baseUrl, MODERATION_API_KEY: apiKey, MODERATION_MODEL: model } = settings;
  if (baseUrl === undefined) return rules;
  const server = openAiModeration({ baseUrl, apiKey, model });
  return {
    name: `${rules.name} and ${server.name}`,
    judge: async (texts, signal) => (await rules.judge(texts, signal)) ?? server.judge(texts, signal),
    ...(server.hears !== undefined && { hears: server.hears }),
    ...(server.judgePicture !== undefined && { judgePicture: server.judgePicture }),
  };
};
