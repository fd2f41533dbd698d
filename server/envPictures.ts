import * as z from 'zod';
import { described, text, url } from './envVariable.ts';

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
  IMAGE_STEPS: described(
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .refine((value) => value > 0)
      .optional(),
    {
      group: 'Pictures',
      expectation: 'a whole number from 1 to 999',
      leftOut: '28',
      example: '28',
      meaning: 'In how many steps AUTOMATIC1111 or ComfyUI makes a picture.',
    },
  ),
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
