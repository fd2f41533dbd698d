import type { Content, Minor, Need, NeedKind } from '#contract/care.ts';

const MINORS = {
  mentioned: 'mentions a minor',
  self: 'by a minor, in their own words',
  sexual: 'sexual with a minor',
} as const satisfies Record<Minor, string>;

const NEEDS = {
  selfHarm: 'self-harm',
  injury: 'an overdose, a poisoning or a wound',
  eating: 'an eating disorder',
  abuse: 'abuse',
  sexualViolence: 'sexual violence',
  harmToOthers: 'harm to others',
  medical: 'a medical emergency',
} as const satisfies Record<NeedKind, string>;

/** What a text was judged to hold, in words for operators; empty for nothing. */
export const contentWords = ({ minor, realPerson, forbidden, isWhole }: Content): string =>
  [
    ...(minor === null ? [] : [MINORS[minor]]),
    ...(realPerson ? ['a real person'] : []),
    ...(forbidden === null ? [] : [`against the content rules: ${forbidden}`]),
    ...(isWhole ? [] : ['not everything could be checked']),
  ].join(', ');

/** What somebody was judged to need, in words for operators; empty for nothing. */
export const needWords = (need: Need | null): string =>
  need === null ? '' : `${NEEDS[need.kind]}${need.urgency === 'now' ? ', urgent' : ''}`;
