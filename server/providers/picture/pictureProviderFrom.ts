import { automatic1111 } from './automatic1111/automatic1111.ts';
import { comfyUi } from './comfyui/comfyUi.ts';
import type { Workflow } from './comfyui/workflow.ts';
import { openAiPictures } from './openai/openAiPictures.ts';
import { painterPictures } from './painter/painterPictures.ts';
import type { PictureProvider } from './pictureProvider.ts';

export interface PictureSettings {
  readonly COMFYUI_BASE_URL?: string | undefined;
  /** What `COMFYUI_WORKFLOW` says. */
  readonly workflow?: Workflow | undefined;
  readonly AUTOMATIC1111_BASE_URL?: string | undefined;
  readonly IMAGE_MODEL?: string | undefined;
  readonly IMAGE_STEPS?: number | undefined;
  readonly IMAGE_SECONDS?: number | undefined;
  readonly IMAGE_SILENCE_SECONDS?: number | undefined;
  readonly IMAGE_BASE_URL?: string | undefined;
  readonly IMAGE_API_KEY?: string | undefined;
  readonly IMAGE_URL_ORIGINS?: readonly string[];
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
}

const milliseconds = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1000;

/**
 * The provider that the settings name: ComfyUI or AUTOMATIC1111 where its address is set, an OpenAI-compatible server where there is
 * `IMAGE_MODEL` without them, else the embedded painter. The key of the chat goes to the chat's address alone.
 */
export const pictureProviderFrom = (settings: PictureSettings): PictureProvider => {
  const { COMFYUI_BASE_URL, AUTOMATIC1111_BASE_URL, IMAGE_MODEL: model, IMAGE_STEPS: steps, workflow } = settings;
  const makeMs = milliseconds(settings.IMAGE_SECONDS);
  const silenceMs = milliseconds(settings.IMAGE_SILENCE_SECONDS);
  if (COMFYUI_BASE_URL !== undefined)
    return comfyUi({ baseUrl: COMFYUI_BASE_URL, model, workflow, steps, makeMs, silenceMs });
  if (AUTOMATIC1111_BASE_URL !== undefined)
    return automatic1111({ baseUrl: AUTOMATIC1111_BASE_URL, model, steps, makeMs, silenceMs });
  const baseUrl = settings.IMAGE_BASE_URL ?? settings.OPENAI_BASE_URL;
  if (model === undefined || baseUrl === undefined) return painterPictures();
  const chatKey = settings.IMAGE_BASE_URL === undefined ? settings.OPENAI_API_KEY : undefined;
  const pictureOrigins = settings.IMAGE_URL_ORIGINS ?? [];
  return openAiPictures({ baseUrl, apiKey: settings.IMAGE_API_KEY ?? chatKey, model, pictureOrigins, silenceMs });
};
