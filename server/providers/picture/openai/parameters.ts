import { PICTURE_SIZES, type PictureAspect } from '#contract/picture.ts';

interface Family {
  readonly isMember: (model: string) => boolean;
  /** Characters of a prompt. */
  readonly promptMax: number;
  readonly sizes: Record<PictureAspect, string>;
  /** What is sent beside model, prompt, number and size. */
  readonly extra: Readonly<Record<string, string>>;
}

const ours = (aspect: PictureAspect): string => `${PICTURE_SIZES[aspect].width}x${PICTURE_SIZES[aspect].height}`;

/** The GPT models know no `response_format` and always answer with base64; the DALL·E models know no `output_format`. */
const FAMILIES: readonly [Family, ...Family[]] = [
  {
    isMember: () => true,
    promptMax: 4000,
    sizes: { '2:3': ours('2:3'), '1:1': ours('1:1'), '3:2': ours('3:2') },
    extra: { response_format: 'b64_json' },
  },
  {
    isMember: (model) => /(?:^|\/)(?:gpt-image|chatgpt-image)/.test(model),
    promptMax: 32_000,
    sizes: { '2:3': '1024x1536', '1:1': '1024x1024', '3:2': '1536x1024' },
    extra: { output_format: 'webp' },
  },
  {
    isMember: (model) => /(?:^|\/)dall-e-3/.test(model),
    promptMax: 4000,
    sizes: { '2:3': '1024x1792', '1:1': '1024x1024', '3:2': '1792x1024' },
    extra: { response_format: 'b64_json' },
  },
  {
    isMember: (model) => /(?:^|\/)dall-e-2/.test(model),
    promptMax: 1000,
    sizes: { '2:3': '1024x1024', '1:1': '1024x1024', '3:2': '1024x1024' },
    extra: { response_format: 'b64_json' },
  },
];

/** What a model of `POST /images/generations` is asked with, by its name; a name that says nothing is a local server's. */
export const parametersFor = (model: string): Omit<Family, 'isMember'> =>
  FAMILIES.findLast(({ isMember }) => isMember(model)) ?? FAMILIES[0];
