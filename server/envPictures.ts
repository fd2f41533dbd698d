import * as z from 'zod';
import { described, text, url } from './envVariable.ts';

const count = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .refine((value) => value <= max);

/** Who makes pictures. */
export const pictureVariables = {
  IMAGE_MODEL: described(text(), {
    group: 'Pictures',
    expectation: 'the name of a model that makes pictures',
    leftOut: 'a built-in painter, named as demo',
    example: 'gpt-image-1',
    meaning:
      'The model that makes pictures by an OpenAI-compatible `/images/generations`; with AUTOMATIC1111 or ComfyUI the checkpoint.',
  }),
  IMAGE_BASE_URL: described(url('http:', 'https:').optional(), {
    group: 'Pictures',
    expectation: 'an address such as http://127.0.0.1:8080/v1',
    leftOut: 'that of `OPENAI_BASE_URL`',
    example: 'http://127.0.0.1:8080/v1',
    meaning:
      'The OpenAI-compatible server of `IMAGE_MODEL`, where it is not that of the chat. Only one server can make pictures: this one, AUTOMATIC1111 or ComfyUI.',
  }),
  IMAGE_API_KEY: described(text(), {
    group: 'Pictures',
    expectation: 'a key',
    isSecret: true,
    leftOut: 'that of `OPENAI_API_KEY`, where `IMAGE_BASE_URL` is left out too',
    meaning: 'The key of the server that makes pictures.',
  }),
  IMAGE_URL_ORIGINS: described(
    z
      .string()
      .default('')
      .transform((value) => value.split(',').flatMap((origin) => origin.trim() || []))
      .pipe(z.array(url('http:', 'https:').transform((value) => new URL(value).origin))),
    {
      group: 'Pictures',
      expectation: 'addresses parted by commas, such as https://pictures.example',
      leftOut: 'the server itself alone',
      example: 'https://pictures.example',
      meaning:
        'Where an OpenAI-compatible server may keep its pictures, beside itself. They are fetched from nowhere else.',
    },
  ),
  IMAGE_STEPS: described(count(999).optional(), {
    group: 'Pictures',
    expectation: 'a whole number from 1 to 999',
    leftOut: '28',
    example: '28',
    meaning: 'In how many steps AUTOMATIC1111 or ComfyUI makes a picture.',
  }),
  IMAGE_AT_ONCE: described(count(100).optional(), {
    group: 'Pictures',
    expectation: 'a whole number from 1 to 100',
    leftOut: '4 at an OpenAI-compatible server, else 2',
    example: '8',
    meaning:
      'How many tasks of pictures a process has made at once; the others wait in line. One person never has more than one made at a time.',
  }),
  IMAGE_SECONDS: described(count(3600).default(600), {
    group: 'Pictures',
    expectation: 'a whole number of seconds from 1 to 3600',
    initial: '600',
    meaning: 'How long one picture may take, tries and waiting at its server included.',
  }),
  IMAGE_SILENCE_SECONDS: described(count(3600).default(180), {
    group: 'Pictures',
    expectation: 'a whole number of seconds from 1 to 3600',
    initial: '180',
    meaning:
      'How long a server may keep still before a picture is given up, so that nobody waits behind it. An OpenAI-compatible server has to begin its answer in that time; with AUTOMATIC1111 or ComfyUI the picture has to come further, or to wait in the queue there. Slow machines need more.',
  }),
  AUTOMATIC1111_BASE_URL: described(url('http:', 'https:').optional(), {
    group: 'Pictures',
    expectation: 'an address such as http://127.0.0.1:7860',
    isSecret: true,
    leftOut: 'none',
    example: 'http://127.0.0.1:7860',
    meaning:
      'An AUTOMATIC1111 that makes pictures instead, of the checkpoint `IMAGE_MODEL` or the one that it has loaded.',
  }),
  COMFYUI_BASE_URL: described(url('http:', 'https:').optional(), {
    group: 'Pictures',
    expectation: 'an address such as http://127.0.0.1:8188',
    isSecret: true,
    leftOut: 'none',
    example: 'http://127.0.0.1:8188',
    meaning:
      'A ComfyUI that makes pictures instead, of the checkpoint `IMAGE_MODEL`, which it needs unless its workflow names none.',
  }),
  COMFYUI_WORKFLOW: described(text(), {
    group: 'Pictures',
    expectation: 'a JSON file with a workflow in API format that holds %prompt%',
    leftOut: 'text to image by nodes that every ComfyUI has',
    example: './workflow.json',
    meaning:
      'A JSON file with a workflow in API format. It holds `%prompt%`, and `%model%` where it wants the checkpoint.',
  }),
};

const SECOND = 1000;
/** Tasks that are made at once by servers for many, and by one machine. */
const AT_ONCE = { many: 4, one: 2 } as const;

/** How much may be made at once, and for how long. Times in milliseconds. */
export interface PictureLimits {
  readonly atOnce: number;
  /** For one picture. */
  readonly pictureMax: number;
}
type PictureEnv = z.output<z.ZodObject<typeof pictureVariables>>;

export const pictureLimits = (env: PictureEnv): PictureLimits => {
  const isForMany =
    env.IMAGE_MODEL !== undefined && env.COMFYUI_BASE_URL === undefined && env.AUTOMATIC1111_BASE_URL === undefined;
  return {
    atOnce: env.IMAGE_AT_ONCE ?? (isForMany ? AT_ONCE.many : AT_ONCE.one),
    pictureMax: env.IMAGE_SECONDS * SECOND,
  };
};

/** Those that nothing was said about. */
export const defaultPictureLimits = pictureLimits(z.object(pictureVariables).parse({}));
