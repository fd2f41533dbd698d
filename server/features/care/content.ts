import type { Content } from '#contract/care.ts';
import type { Refusal } from '#contract/characterDraft.ts';
import { namesSomebody } from './rules/realPersons.ts';
import { type AnsweredMinor, minorIn } from './minors/minorIn.ts';
import { speaksOfMinors } from './minors/speaksOfMinors.ts';

/** What the words of a text alone tell. */
export const contentInWords = (text: string): Content => ({
  minor: minorIn(text) ?? (speaksOfMinors(text) ? 'mentioned' : null),
  realPerson: namesSomebody(text),
  forbidden: null,
  isWhole: true,
});

/** With what somebody else refuses it for: the stricter counts. */
export const withRefusal = (content: Content, refusal: Refusal | null): Content => {
  switch (refusal) {
    case null:
      return content;
    case 'underAge':
      return { ...content, minor: content.minor ?? 'mentioned' };
    case 'realPerson':
      return { ...content, realPerson: true };
    case 'sexualViolence':
    case 'hate':
    case 'selfHarm':
    case 'violence':
    case 'other':
      return { ...content, forbidden: content.forbidden ?? refusal };
  }
};

/** Why there is no picture of what was judged so; null where there may be one. */
export const refusalOf = ({ minor, realPerson, forbidden }: Content): Refusal | null => {
  if (minor !== null) return 'underAge';
  return realPerson ? 'realPerson' : forbidden;
};

/** Whether it is clear that there may be a picture of what was judged so, or that there may not. */
export const isDecided = (content: Content | null): content is Content =>
  content !== null && (content.isWhole || refusalOf(content) !== null);

/** Whether whoever says it is a minor by their own words. */
export const isByMinor = ({ minor }: Content): boolean => minor === 'self';

/** For what of minors we answer alone; undefined for nothing. */
export const answeredMinor = (content: Content | null): AnsweredMinor | undefined => {
  const minor = content?.minor ?? 'mentioned';
  return minor === 'mentioned' ? undefined : minor;
};
