import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '#server/env.ts';
import { pictureLimits } from '#server/envPictures.ts';
import { pictureProviderFrom } from '#server/providers/picture/pictureProviderFrom.ts';

const chat = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', CHAT_MODEL: 'talks' };
const image = 'http://127.0.0.1:8080/v1';
const a1111 = 'http://127.0.0.1:7860';
const comfy = 'http://127.0.0.1:8188';

describe('settings of pictures', () => {
  it.each([
    [{}, 'painter', true],
    [chat, 'painter', true],
    [{ ...chat, IMAGE_MODEL: 'dall-e-3' }, 'openai:dall-e-3', false],
    [{ IMAGE_BASE_URL: image, IMAGE_MODEL: 'flux' }, 'openai:flux', false],
    [{ AUTOMATIC1111_BASE_URL: a1111 }, 'automatic1111', false],
    [{ ...chat, AUTOMATIC1111_BASE_URL: a1111, IMAGE_MODEL: 'dreamy' }, 'automatic1111:dreamy', false],
    [{ COMFYUI_BASE_URL: comfy, IMAGE_MODEL: 'dreamy' }, 'comfyui:dreamy', false],
  ])('%j choose %s', (variables, name, isDemo) => {
    const chosen = pictureProviderFrom(readEnv(variables));
    expect([chosen.name, chosen.isDemo]).toEqual([name, isDemo]);
  });

  it.each([
    [{ IMAGE_BASE_URL: image }, 'IMAGE_MODEL must be set together with IMAGE_BASE_URL'],
    [
      { IMAGE_MODEL: 'flux' },
      'IMAGE_BASE_URL, AUTOMATIC1111_BASE_URL, COMFYUI_BASE_URL or OPENAI_BASE_URL must be set together with IMAGE_MODEL',
    ],
    [
      { COMFYUI_BASE_URL: comfy },
      'IMAGE_MODEL must be set together with COMFYUI_BASE_URL, unless COMFYUI_WORKFLOW holds no %model%',
    ],
    [
      { COMFYUI_BASE_URL: comfy, AUTOMATIC1111_BASE_URL: a1111 },
      'Only one of COMFYUI_BASE_URL and AUTOMATIC1111_BASE_URL can be set',
    ],
    [{ IMAGE_STEPS: '0' }, 'IMAGE_STEPS must be a whole number from 1 to 999; it is "0"'],
    [{ IMAGE_AT_ONCE: '101' }, 'IMAGE_AT_ONCE must be a whole number from 1 to 100; it is "101"'],
    [
      { IMAGE_SILENCE_SECONDS: 'long' },
      'IMAGE_SILENCE_SECONDS must be a whole number of seconds from 1 to 3600; it is "long"',
    ],
    [
      { IMAGE_URL_ORIGINS: 'pictures.example' },
      'IMAGE_URL_ORIGINS must be addresses parted by commas, such as https://pictures.example; it is "pictures.example"',
    ],
    [{ COMFYUI_BASE_URL: 'ftp://u:secret@x' }, 'COMFYUI_BASE_URL must be an address such as http://127.0.0.1:8188'],
    [
      { COMFYUI_BASE_URL: comfy, COMFYUI_WORKFLOW: '/nowhere.json' },
      'COMFYUI_WORKFLOW must be a JSON file with a workflow in API format that holds %prompt%; /nowhere.json: ' +
        "ENOENT: no such file or directory, open '/nowhere.json'",
    ],
  ])('%j stops the start with one line', (variables, line) => {
    expect(() => readEnv(variables)).toThrow(new EnvError(line));
  });

  it.each([
    [{}, 2, 600_000],
    [{ ...chat, IMAGE_MODEL: 'dall-e-3' }, 4, 600_000],
    [{ AUTOMATIC1111_BASE_URL: a1111, IMAGE_MODEL: 'dreamy' }, 2, 600_000],
    [{ COMFYUI_BASE_URL: comfy, IMAGE_MODEL: 'dreamy', IMAGE_AT_ONCE: '7', IMAGE_SECONDS: '90' }, 7, 90_000],
  ])('[N-34] %j have so many made at once, and give each so long', (variables, atOnce, pictureMax) => {
    expect(pictureLimits(readEnv(variables))).toEqual({ atOnce, pictureMax });
  });

  it('name the origins of pictures', () => {
    const { IMAGE_URL_ORIGINS } = readEnv({ IMAGE_URL_ORIGINS: 'https://a.example/x, http://b.example:81' });
    expect(IMAGE_URL_ORIGINS).toEqual(['https://a.example', 'http://b.example:81']);
  });
});
