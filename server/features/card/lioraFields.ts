import * as z from 'zod/mini';
import { appearance } from '#contract/appearance.ts';
import { CHARACTER_AGE_MAX, characterDraft, voice } from '#contract/characterDraft.ts';
import { keysOf, memberOf, withMember, withMembers, withoutMember } from './jsonText.ts';

const block = {
  tagline: characterDraft.shape.tagline,
  // A card can say of a character that it is a child, which is to be heard.
  age: z.int().check(z.nonnegative(), z.maximum(CHARACTER_AGE_MAX)),
  voice,
  appearance,
};
const withBlock = z.object({ liora: z.record(z.string(), z.unknown()) });

/** What of a character no card has a field for, and Liora's cards say under `data.extensions.liora`. What is left out, a card does not say. */
export type LioraFields = { readonly [Field in keyof typeof block]?: z.infer<(typeof block)[Field]> | undefined };

/** One that is wrong is as if it were not there. */
const piece = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> | undefined =>
  schema.safeParse(value).data;

const fieldsOf = ({ tagline, age, voice: spoken, appearance: looks }: LioraFields) =>
  Object.entries({ tagline, age, voice: spoken, appearance: looks });

/** Reads them from the extensions of a card, whatever those are. The age may be that of a child. */
export const lioraFieldsIn = (extensions: unknown): LioraFields => {
  const said = withBlock.safeParse(extensions).data?.liora ?? {};
  return {
    tagline: piece(block.tagline, said['tagline']),
    age: piece(block.age, said['age']),
    voice: piece(block.voice, said['voice']),
    appearance: piece(block.appearance, said['appearance']),
  };
};

const isObject = (json: string): boolean => json.startsWith('{');
const objectIn = (object: string, key: string): string => {
  const member = memberOf(object, key);
  return member === undefined || !isObject(member) ? '{}' : member;
};

/** The `data` of a card with the fields in it, all else as it was. Extensions that are of a kind that cannot hold them stay as they are. */
export const withLioraFields = (data: string, fields: LioraFields): string => {
  const kept = memberOf(data, 'extensions') ?? 'null';
  if (kept !== 'null' && !isObject(kept)) return data;
  const extensions = objectIn(data, 'extensions');
  const was = fieldsOf(lioraFieldsIn(JSON.parse(extensions)));
  const said = fieldsOf(fields).filter(([, value]) => value !== undefined);
  const gone = was.filter(([key, value]) => value !== undefined && said.every(([other]) => other !== key));
  const liora = gone.reduce(
    (left, [key]) => withoutMember(left, key),
    withMembers(objectIn(extensions, 'liora'), new Map(said.map(([key, value]) => [key, JSON.stringify(value)]))),
  );
  const rest = keysOf(liora).size === 0 ? withoutMember(extensions, 'liora') : withMember(extensions, 'liora', liora);
  return withMember(data, 'extensions', rest);
};
