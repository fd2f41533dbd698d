import { sharp } from '#server/sharp.ts';
import { characterImport } from '#contract/cardImport.ts';
import { chunkOf, readPng, rewritePng } from '#server/features/card/png.ts';

export const card = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Vesper Lane',
    description: 'Vesper is a 45-year-old clockmaker with silver hair and grey eyes. She mends what others throw away.',
    personality: 'Exact and kind.',
    scenario: 'A workshop at night.',
    first_mes: 'Mind the ticking, {{user}}.',
    mes_example: '<START>\n{{user}}: Hello\n{{char}}: Good evening.',
    creator_notes: 'NOTES FOR PEOPLE ONLY',
    system_prompt: 'You are a clockmaker. {{original}}',
    post_history_instructions: 'Answer in one sentence.',
    alternate_greetings: ['You are late, {{user}}.'],
    tags: ['clocks', 'night'],
    creator: 'somebody',
    character_version: '1.1',
    extensions: { other_program: { depth: 4, odd: [1, 2.5, null] } },
    character_book: {
      entries: [
        { keys: ['key'], content: 'THE KEY IS MADE OF BRASS', extensions: {}, enabled: true, insertion_order: 1 },
      ],
      extensions: {},
    },
  },
};
export const fileOf = (content: unknown): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(content));
export const withData = (change: Readonly<Record<string, unknown>>) => ({ ...card, data: { ...card.data, ...change } });

export const xmpOf = async (picture: Uint8Array): Promise<string | undefined> =>
  (await sharp(picture).metadata()).xmp?.toString();

export const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#804060' } });

/** A picture, twice as wide as high unless it is given, with the card in it. */
export const pngOf = async (content: unknown, picture = flat(600, 300)): Promise<Uint8Array<ArrayBuffer>> => {
  const png = readPng(
    await picture
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .png()
      .toBuffer(),
  );
  const text = Buffer.from(`chara\0${Buffer.from(JSON.stringify(content)).toString('base64')}`, 'latin1');
  return new Uint8Array(rewritePng(png, png.chunks, [chunkOf('tEXt', text)]));
};
export const idOf = (data: unknown): string => characterImport.response.parse(data).characterId;
