import { isDeepStrictEqual } from 'node:util';
import { cardFields, characterOf, dataOf, type CardCharacter } from './cardFields.ts';
import { keysOf, memberOf, withMember, withMembers, withoutMember } from './jsonText.ts';
import { withLioraFields, type LioraFields } from './lioraFields.ts';
import { lorebookJson } from './lorebookFields.ts';
import { readPng } from './png.ts';
import { pngWithCards } from './pngCard.ts';

export type CardVersion = 2 | 3;

const specs = {
  2: { spec: 'chara_card_v2', number: '2.0' },
  3: { spec: 'chara_card_v3', number: '3.0' },
} as const;

/** What V2 demands beside the fields of `cardFields`, and V3 beside that, with what stands for nothing. */
const demanded = [
  ['description', '""'],
  ['personality', '""'],
  ['scenario', '""'],
  ['first_mes', '""'],
  ['mes_example', '""'],
  ['creator_notes', '""'],
  ['system_prompt', '""'],
  ['post_history_instructions', '""'],
  ['alternate_greetings', '[]'],
  ['tags', '[]'],
  ['creator', '""'],
  ['character_version', '""'],
  ['extensions', '{}'],
] as const;
const demandedByV3 = [['group_only_greetings', '[]']] as const;

/** A card as JSON in two parts: the object with the fields, and what is around it. */
interface Parts {
  readonly data: string;
  readonly around: string;
  readonly isNested: boolean;
}

const partsOf = (card: string | null): Parts => {
  const data = card === null || dataOf(JSON.parse(card)) === undefined ? undefined : memberOf(card, 'data');
  if (card === null || data === undefined) return { data: card ?? '{}', around: '{}', isNested: false };
  return { data, around: card, isNested: true };
};

/** The fields that have changed, as JSON by their names in the card; undefined for one that is to go. */
const changesOf = (object: string, character: CardCharacter, was: CardCharacter | undefined) =>
  cardFields
    .filter(([field]) => !isDeepStrictEqual(character[field], was?.[field]))
    .map(([field, key]) => {
      if (field !== 'lorebook') return [key, JSON.stringify(character[field])] as const;
      const { lorebook } = character;
      return [key, lorebook === null ? undefined : lorebookJson(lorebook, memberOf(object, key))] as const;
    });

const withChanges = (object: string, changes: ReturnType<typeof changesOf>): string => {
  const written = changes.flatMap(([key, json]) => (json === undefined ? [] : [[key, json] as const]));
  return changes
    .filter(([, json]) => json === undefined)
    .reduce((left, [key]) => withoutMember(left, key), withMembers(object, new Map<string, string>(written)));
};

const withDemanded = (data: string, version: CardVersion): string => {
  const keys = keysOf(data);
  const all = [...demanded, ...(version === 3 ? demandedByV3 : [])];
  return withMembers(data, new Map<string, string>(all.filter(([key]) => !keys.has(key))));
};

/** A card that names another version gets both names anew; one of the version keeps its own, such as `2.1`. */
const withSpec = (around: string, version: CardVersion): string => {
  const { spec, number } = specs[version];
  const named = memberOf(around, 'spec');
  if (named !== undefined && JSON.parse(named) === spec) return around;
  return withMember(withMember(around, 'spec', JSON.stringify(spec)), 'spec_version', JSON.stringify(number));
};

const lioraFields = ({ tagline, age, voice, appearance }: LioraFields): LioraFields => ({
  tagline,
  age,
  voice,
  appearance,
});

/**
 * A character as a card: the one that it came from (JSON text, null for none) with the character's fields written over it where they
 * differ from what the card says. All else comes out as it came in, to the letter. A card of V1 becomes the `data` of the newer one, with
 * what that demands; cards of V2 and V3 get nothing added but the name of their version.
 */
export const writeCardJson = (character: CardCharacter, card: string | null, version: CardVersion): string => {
  const parts = partsOf(card);
  const was = card === null ? undefined : characterOf(JSON.parse(card));
  const data = withChanges(parts.data, changesOf(parts.data, character, was));
  // Programs that know V1 alone read the fields that are at the top too.
  const atTop = keysOf(parts.around);
  const around = withChanges(
    parts.around,
    changesOf(parts.around, character, was).filter(([key]) => atTop.has(key)),
  );
  const whole = parts.isNested ? data : withDemanded(data, version);
  const [said, before] = [lioraFields(character), lioraFields(was ?? {})];
  return withMember(
    withSpec(around, version),
    'data',
    isDeepStrictEqual(said, before) ? whole : withLioraFields(whole, said),
  );
};

/** The picture, a PNG, with the character as `writeCardJson` has it: V2 in `chara`, V3 in `ccv3`. Throws `CardError` unless it is a PNG. */
export const writeCardPng = (character: CardCharacter, card: string | null, png: Uint8Array): Uint8Array =>
  pngWithCards(readPng(png), {
    chara: writeCardJson(character, card, 2),
    ccv3: writeCardJson(character, card, 3),
  });
