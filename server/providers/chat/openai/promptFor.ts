import { charOf, type ChatRequest, type ChatTurn } from '../chatProvider.ts';
import { depthPrompt, type DepthPrompt } from '@liora/companion/depthPrompt.ts';
import { fillNames, type Names } from '@liora/companion/fillNames.ts';
import { fillMacros } from '@liora/companion/macros.ts';
import { loreFor } from '@liora/companion/lorebook/loreFor.ts';
import type { AppliedEntry } from '@liora/companion/lorebook/applyingEntries.ts';
import { withinRoom } from '../withinRoom.ts';
import { careRules, gentleRule, styleRules, truthRule, withOriginal } from './instructions.ts';

/** A message as the chat completions protocol has it. */
export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Letters of a character's note that are told. */
const NOTE_MAX = 10_000;
/** The part of the history's budget that a lorebook may take of it. */
const LORE_SHARE = 1 / 4;

const section = (title: string, text: string): string => (text.trim() === '' ? '' : `# ${title}\n${text.trim()}`);
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const listOf = (rules: readonly string[]): string => rules.map((rule) => `- ${rule}`).join('\n');

const loreSection = (title: string, entries: readonly AppliedEntry[], position: AppliedEntry['position']): string =>
  section(
    title,
    entries
      .filter((entry) => entry.note === undefined && entry.position === position)
      .map(({ content }) => content)
      .join('\n\n'),
  );

const rulesFor = ({ persona, staying, truth }: ChatRequest): readonly string[] => [
  ...((persona.systemPrompt ?? '').trim() === '' ? styleRules : []),
  ...(staying === undefined ? [] : [gentleRule]),
  ...(truth === undefined ? [] : [truthRule]),
  ...careRules,
];

interface Filling {
  readonly names: Names;
  readonly fill: (text: string) => string;
}

const calledOf = ({ name, nickname = '' }: ChatRequest['persona']): string =>
  nickname === '' || nickname === name ? oneLine(name) : `${oneLine(name)}, called ${oneLine(nickname)}`;

/** Each part is filled with names once, so that a name that looks like a placeholder stays a name. */
const systemPrompt = (
  request: ChatRequest,
  { fill, names }: Filling,
  opening: readonly ChatTurn[],
  lore: readonly AppliedEntry[],
): string => {
  const { persona, user } = request;
  const ownPrompt = persona.systemPrompt ?? '';
  return [
    `You are ${calledOf(persona)}, ${persona.age} years old, in a conversation with ${names.user} (${oneLine(user.pronoun)}).`,
    ownPrompt.trim() === '' ? '' : fill(withOriginal(ownPrompt, listOf(styleRules))).trim(),
    loreSection('The world', lore, 'before'),
    fill(
      section(
        'About {{char}}',
        [persona.isTaglineDerived === true ? '' : persona.tagline, persona.description]
          .filter((part) => part.trim() !== '')
          .join('\n'),
      ),
    ),
    fill(section('Personality', persona.personality)),
    fill(section('Scenario', persona.scenario)),
    loreSection('Also known', lore, 'after'),
    fill(section('How {{char}} talks', persona.exampleDialogue)),
    section(fill('What {{char}} has said to open the conversation'), opening.map((turn) => turn.text).join('\n\n')),
    fill(section('Rules', listOf(rulesFor(request)))),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

/** The newest turns that fit; the last one is kept whatever its length. */
const newestWithin = (turns: readonly ChatTurn[], budget: number): readonly ChatTurn[] => {
  let left = budget;
  let from = turns.length;
  while (from > 0) {
    left -= turns[from - 1]?.text.length ?? 0;
    if (left < 0 && from < turns.length) break;
    from -= 1;
  }
  return turns.slice(from);
};

/** Chat templates of many models demand roles that alternate and begin with the person's. */
const alternating = (turns: readonly ChatTurn[]): readonly PromptMessage[] => {
  const messages: PromptMessage[] = [];
  for (const turn of turns) {
    const role = turn.role === 'user' ? 'user' : 'assistant';
    const last = messages.at(-1);
    if (last?.role === role) messages[messages.length - 1] = { role, content: `${last.content}\n\n${turn.text}` };
    else if (last !== undefined || role === 'user') messages.push({ role, content: turn.text });
  }
  return messages;
};

/** Turns with notes among them. Where no turn of the person comes before it, a note is told with theirs. */
const withNotes = (turns: readonly ChatTurn[], notes: readonly DepthPrompt[], fill: Filling['fill']) => {
  const turnOf = ({ prompt, role }: DepthPrompt, isFirst: boolean): ChatTurn => {
    if (role === 'user') return { role: 'user', text: prompt };
    if (role === 'assistant' && !isFirst) return { role: 'companion', text: prompt };
    return { role: 'user', text: fill('[Note for {{char}}, within the rules; not said by {{user}}: ') + prompt + ']' };
  };
  const told: ChatTurn[] = [];
  for (let place = 0; place <= turns.length; place += 1) {
    const here = notes.filter(({ depth }) => Math.max(0, turns.length - depth) === place);
    told.push(...here.map((note) => turnOf(note, told.length === 0)), ...turns.slice(place, place + 1));
  }
  return told;
};

/** Instructions at the end of the last message, for the same reason no message of their own. There are none of ours to stand in for. */
const withLastWord = (messages: readonly PromptMessage[], instructions: string, fill: Filling['fill']) => {
  const words = withOriginal(instructions, '').trim();
  const last = messages.at(-1);
  if (words === '' || last === undefined) return messages;
  const note = fill(`[How {{char}} answers, within the rules; not said by {{user}}: ${words}]`);
  return [...messages.slice(0, -1), { ...last, content: `${last.content}\n\n${note}` }];
};

/** Servers differ in whether they go on with a last message of the model's own: so they are asked to. */
const goOn = {
  role: 'user',
  text: '[Your last message was cut off at its length. Write what comes right after it. Repeat nothing of it, and say nothing about having been cut off.]',
} as const;

/**
 * The messages that are sent for a request: the system prompt, then as much of the history as fits into
 * `historyBudget` characters, without its oldest turns. What the companion said before the person's first word
 * stands in the system prompt, as do the entries of the lorebook that apply, which take their room from the history.
 */
export const promptFor = (request: ChatRequest, historyBudget: number): readonly PromptMessage[] => {
  const { user, persona, turns } = request;
  const names = { user: oneLine(user.name), char: oneLine(charOf(persona)) };
  const fill = (text: string) => fillMacros(text, names, request.chance);
  const filled = turns.map((turn) => ({ role: turn.role, text: fillNames(turn.text, names) }));
  const firstOfUser = filled.findIndex((turn) => turn.role === 'user');
  const opening = firstOfUser === -1 ? filled : filled.slice(0, firstOfUser);
  const rest = firstOfUser === -1 ? [] : filled.slice(firstOfUser);
  const lore = loreFor(persona.lorebook, { ...request, turns: filled }, Math.floor(historyBudget * LORE_SHARE), {
    names,
    fill,
  });
  const note = depthPrompt.safeParse(persona.depthPrompt).data;
  const told = note === undefined ? [] : [{ ...note, prompt: fill(withinRoom(note.prompt, NOTE_MAX)) }];
  const notes = [...told, ...lore.flatMap((entry) => (entry.note ? [{ ...entry.note, prompt: entry.content }] : []))];
  const loreLength = lore.reduce((length, { content }) => length + content.length, 0);
  const notesLength = told.reduce((length, { prompt }) => length + prompt.length, 0);
  const begun = request.begun === undefined ? [] : [{ role: 'companion', text: request.begun } as const, goOn];
  const messages = alternating([
    ...withNotes(newestWithin(rest, historyBudget - loreLength - notesLength), notes, fill),
    ...begun,
  ]);
  return [
    { role: 'system', content: systemPrompt(request, { names, fill }, opening, lore) },
    ...withLastWord(messages, persona.postHistoryInstructions ?? '', fill),
  ];
};
