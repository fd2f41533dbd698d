import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** A workflow as ComfyUI's "Export (API)" writes it: nodes by their id. */
const workflow = z.record(
  z.string(),
  z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
);
export type Workflow = z.infer<typeof workflow>;

/** What stands for the parts of a wish in a workflow, between percent signs; the names are SillyTavern's. */
export interface WorkflowValues {
  readonly prompt: string;
  readonly negative_prompt: string;
  readonly model: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly steps: number;
  readonly scale: number;
  readonly denoise: number;
  readonly sampler: string;
  readonly scheduler: string;
  readonly clip_skip: number;
}

const PLACEHOLDER =
  /%(prompt|negative_prompt|model|seed|width|height|steps|scale|denoise|sampler|scheduler|clip_skip)%/g;

const name = z.enum([
  'prompt',
  'negative_prompt',
  'model',
  'seed',
  'width',
  'height',
  'steps',
  'scale',
  'denoise',
  'sampler',
  'scheduler',
  'clip_skip',
]);

/**
 * Fills one text in a single pass, so that a placeholder in a wish stays what it is. A text that is one placeholder becomes the value itself:
 * numbers stay numbers.
 */
const fillText = (text: string, values: WorkflowValues): string | number => {
  const whole = name.safeParse(/^%(\w+)%$/.exec(text)?.[1]);
  if (whole.success) return values[whole.data];
  return text.replace(PLACEHOLDER, (_, found: string) => String(values[name.parse(found)]));
};

const fillValue = (value: unknown, values: WorkflowValues): unknown => {
  if (typeof value === 'string') return fillText(value, values);
  if (Array.isArray(value)) return value.map((part: unknown) => fillValue(part, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [key, fillValue(part, values)]),
  );
};

/** The workflow with every placeholder in its nodes' inputs filled. */
export const fillWorkflow = (template: Workflow, values: WorkflowValues): Workflow =>
  Object.fromEntries(
    Object.entries(template).map(([id, node]) => [
      id,
      workflow.valueType.parse({ ...node, inputs: fillValue(node.inputs, values) }),
    ]),
  );

/** True when the workflow asks for the name of a model. */
export const wantsModel = (template: Workflow): boolean =>
  Object.values(template).some(({ inputs }) => JSON.stringify(inputs).includes('%model%'));

/** Reads a workflow from a file. Throws an `Error` with one line. */
export const readWorkflow = (path: string): Workflow => {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const parsed = workflow.safeParse(read);
  if (!parsed.success) throw new Error('it is no workflow in API format; export it with "Export (API)"');
  const text = JSON.stringify(Object.values(parsed.data).map(({ inputs }) => inputs));
  if (!text.includes('%prompt%')) throw new Error('none of its inputs holds %prompt%');
  return parsed.data;
};

/** Text to image with nodes that every ComfyUI has, for a checkpoint that holds model, text encoder and VAE. */
export const defaultWorkflow: Workflow = {
  checkpoint: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: '%model%' } },
  wanted: { class_type: 'CLIPTextEncode', inputs: { text: '%prompt%', clip: ['checkpoint', 1] } },
  unwanted: { class_type: 'CLIPTextEncode', inputs: { text: '%negative_prompt%', clip: ['checkpoint', 1] } },
  canvas: { class_type: 'EmptyLatentImage', inputs: { width: '%width%', height: '%height%', batch_size: 1 } },
  sampler: {
    class_type: 'KSampler',
    inputs: {
      seed: '%seed%',
      steps: '%steps%',
      cfg: '%scale%',
      sampler_name: '%sampler%',
      scheduler: '%scheduler%',
      denoise: '%denoise%',
      model: ['checkpoint', 0],
      positive: ['wanted', 0],
      negative: ['unwanted', 0],
      latent_image: ['canvas', 0],
    },
  },
  pixels: { class_type: 'VAEDecode', inputs: { samples: ['sampler', 0], vae: ['checkpoint', 2] } },
  picture: { class_type: 'SaveImage', inputs: { filename_prefix: 'liora', images: ['pixels', 0] } },
};
