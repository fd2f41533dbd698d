import { lineOf, type CardLine } from './cardLines.ts';
import { exchangesIn, type Exchange } from './exchanges.ts';
import { fillNames } from './fillNames.ts';
import { told } from './firstPerson.ts';
import { loreFor } from './lorebook/loreFor.ts';
import { lorebook } from './lorebook/lorebook.ts';
import { fillMacros } from './macros.ts';
import type { CompanionRequest } from './request.ts';

/** What a card is read from. */
export type CardRequest = Pick<CompanionRequest, 'persona' | 'user' | 'turns' | 'chance'>;

/** Characters that the lorebook may tell: the companion reads it itself, so unlike a model's it may be as long as ours are. */
const LORE_MAX = 48_000;
const dialogue = /^\s*\{\{char\}\}\s*:/imu;
/** A book of its exchanges alone, which all apply: what is said in one finds it too, and not its keys alone. */
const exchangesOf = (book: unknown): unknown => {
  const whole = lorebook.safeParse(book).data;
  return (
    whole && {
      ...whole,
      entries: whole.entries
        .filter(({ content, selective }) => !selective && dialogue.test(content))
        .map((entry) => ({ ...entry, constant: true })),
    }
  );
};

/** What the lorebook tells of what the conversation touches, as models get it: sentences, and exchanges where an entry is a dialogue. */
export const loreOf = (
  request: CardRequest,
  about: string,
): { readonly lines: readonly CardLine[]; readonly exchanges: readonly Exchange[] } => {
  const { persona, user, turns, chance } = request;
  const char = persona.name;
  const names = { user: user.name, char };
  const filled = turns.map(({ role, text }) => ({ role, text: fillNames(text, names) }));
  const entriesOf = (book: unknown) =>
    loreFor(book, { ...request, turns: filled }, LORE_MAX, {
      names,
      fill: (text) => fillMacros(text, { user: '{{user}}', char: '{{char}}' }, chance),
    }).map(({ content, keys }) => ({ content, keys: keys.filter((key) => !key.startsWith('/')) }));
  const entries = entriesOf(persona.lorebook);
  const touched = new Set(entries.map(({ content }) => content));
  const untouched = entriesOf(exchangesOf(persona.lorebook)).filter(({ content }) => !touched.has(content));
  return {
    lines: entries
      .filter(({ content }) => !dialogue.test(content))
      .flatMap(({ content, keys }) =>
        told(fillNames(content, { user: 'you', char }), about, char).map((sentence) =>
          lineOf(sentence, keys.join(' ')),
        ),
      ),
    exchanges: [
      ...entries.flatMap(({ content, keys }) => exchangesIn(content, char, keys)),
      ...untouched
        .flatMap(({ content, keys }) => exchangesIn(content, char, keys))
        .filter(({ opening }) => opening === undefined),
    ],
  };
};
