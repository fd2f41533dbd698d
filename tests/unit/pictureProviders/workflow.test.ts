import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  defaultWorkflow,
  fillWorkflow,
  readWorkflow,
  wantsModel,
  type WorkflowValues,
} from '#server/providers/picture/comfyui/workflow.ts';

const values: WorkflowValues = {
  prompt: 'wish',
  negative_prompt: 'unwanted',
  model: 'm.safetensors',
  seed: 4_294_967_295,
  width: 768,
  height: 1152,
  steps: 28,
  scale: 6.5,
  denoise: 1,
  sampler: 'euler',
  scheduler: 'normal',
  clip_skip: -1,
};

const fillInputs = (inputs: Record<string, unknown>, changes: Partial<WorkflowValues> = {}) =>
  fillWorkflow({ node: { class_type: 'Any', inputs } }, { ...values, ...changes })['node']?.inputs;

describe('a workflow', () => {
  it('has its placeholders filled; numbers stay numbers', () => {
    const inputs = Object.fromEntries(Object.keys(values).map((name) => [name, `%${name}%`]));
    expect(fillInputs(inputs)).toEqual(values);
  });

  it('has them filled in the middle of texts, in lists and in objects too', () => {
    expect(
      fillInputs({
        text: 'art of %prompt%, %width%x%height%',
        parts: ['%seed%', { text: '%prompt%' }],
        link: ['4', 1],
      }),
    ).toEqual({ text: 'art of wish, 768x1152', parts: [4_294_967_295, { text: 'wish' }], link: ['4', 1] });
  });

  it.each([
    ['quotes and lines', 'a "quoted"\n\twish\\'],
    ['a placeholder', '%seed% %prompt% %negative_prompt%'],
    ['a placeholder alone', '%seed%'],
    ['patterns of replacements', "$& $1 $` $'"],
    ['JSON', '", "seed": 1, "x": "'],
  ])('keeps a wish with %s as it is', (_, prompt) => {
    expect(fillInputs({ whole: '%prompt%', part: '<%prompt%>' }, { prompt })).toEqual({
      whole: prompt,
      part: `<${prompt}>`,
    });
  });

  it('keeps what it does not know, and everything beside the inputs', () => {
    const template = {
      '%prompt%': {
        class_type: '%model%',
        inputs: { text: '%unknown% 100%', on: true, none: null },
        _meta: { title: '%prompt%' },
      },
    };
    expect(fillWorkflow(template, values)).toEqual(template);
  });

  it('tells whether it wants a model', () => {
    const own = { node: { class_type: 'CLIPTextEncode', inputs: { text: '%prompt%' } } };
    expect([wantsModel(defaultWorkflow), wantsModel(own)]).toEqual([true, false]);
  });
});

describe('a workflow in a file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'liora-workflow-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const read = async (text: string) => {
    const path = join(folder, 'workflow.json');
    await writeFile(path, text);
    return readWorkflow(path);
  };

  it('is read', async () => {
    expect(await read(JSON.stringify(defaultWorkflow))).toEqual(defaultWorkflow);
  });

  const format = 'it is no workflow in API format; export it with "Export (API)"';
  it.each([
    ['of the editor’s format', JSON.stringify({ nodes: [], links: [], version: 0.4 }), format],
    ['with a list', '[]', format],
    ['without nodes', '{}', 'none of its inputs holds %prompt%'],
    [
      'without a place for the wish',
      '{"3":{"class_type":"KSampler","inputs":{"seed":1}}}',
      'none of its inputs holds %prompt%',
    ],
  ])('%s is told by one line', async (_, text, line) => {
    await expect(read(text)).rejects.toThrow(new Error(line));
  });
});
