import { type CareLanguage, FIND_A_HELP_LINE, type Help, type HelpLine, type Need } from '#contract/care.ts';
import { helpFor } from './helpLines.ts';
import type { CareTexts } from './texts/careTexts.ts';
import { careTexts } from './texts/byLanguage.ts';

/** What a screen shows to whoever has that need. */
export const helpOf = ({ kind, urgency, country }: Need): Help => {
  const { emergency, lines } = helpFor(country, kind);
  return {
    kind,
    urgency,
    emergency,
    lines: lines.map(({ name, call, text, address }) => ({
      name,
      ...(call !== undefined && { call }),
      ...(text !== undefined && { text }),
      address,
    })),
    elsewhere: FIND_A_HELP_LINE,
  };
};

const pick = (texts: readonly [string, ...string[]], turn: number): string => texts[turn % texts.length] ?? texts[0];

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole);

const bare = (address: string): string => address.replace(/^https:\/\/(?:www\.)?/u, '').replace(/\/$/u, '');

const lineText = ({ call, text, visit }: CareTexts, line: HelpLine): string => {
  const ways = [
    ...(line.call === undefined ? [] : [filled(call, { number: line.call })]),
    ...(line.text === undefined ? [] : [filled(text, { number: line.text })]),
    filled(visit, { address: bare(line.address) }),
  ];
  return `${line.name}: ${ways.slice(0, 2).join(' · ')}`;
};

const textsIn = (language: CareLanguage): CareTexts => careTexts[language];

const withLines = (need: Need, opening: string, earlier: number): string => {
  const texts = textsIn(need.language);
  const { emergency, lines, elsewhere } = helpOf(need);
  const number = emergency ?? texts.anyEmergency;
  const isUrgent = need.urgency === 'now' || need.kind === 'injury' || need.kind === 'medical';
  const first = isUrgent
    ? [filled(need.about === 'self' ? texts.now[need.kind] : texts.nowOther, { emergency: number })]
    : [];
  const named = lines.length === 0 ? [] : [texts.lead, ...lines.map((line) => `- ${lineText(texts, line)}`)];
  return [
    [opening, ...first].join(' '),
    ...(named.length > 0 ? [named.join('\n')] : []),
    [filled(texts.elsewhere, { address: bare(elsewhere) }), pick(texts.closing, earlier)].join(' '),
  ].join('\n\n');
};

/** What is said first to whoever has that need. `earlier`: how often help was named in the last turns, so that it is not said alike. */
export const helpText = (need: Need, earlier: number): string => {
  const texts = textsIn(need.language);
  const openings = need.about === 'self' ? texts.opening[need.kind] : texts.openingOther[need.kind];
  const opening = [...openings, ...texts.again][earlier] ?? pick(texts.again, earlier);
  return withLines(need, opening, earlier);
};

/** What stands in place of an answer that would have encouraged harm: to whoever reads it, or to somebody else. */
export const takenBackText = (
  language: CareLanguage,
  country: string | null,
  kind: 'selfHarm' | 'harmToOthers' = 'selfHarm',
): string => {
  const { takenBack, takenBackOthers } = textsIn(language);
  const opening = kind === 'selfHarm' ? takenBack : takenBackOthers;
  return withLines({ kind, urgency: 'near', about: 'self', language, country }, opening, 0);
};

/** What is said in the turns after it, in a language that the companion does not speak. */
export const stayingText = (language: CareLanguage, turn: number): string => pick(textsIn(language).staying, turn);
