import { after, before, type Spare } from './rule.ts';
import { OF_RELATIVE, ONCE, THING } from './words.ts';

/** Who teaches, raises or remembers them is none of them. */
export const OTHERS: readonly Spare[] = [
  before(OF_RELATIVE),
  before(...ONCE),
  before(
    String.raw`\b(?:teach(?:es|ing)?|taught|coach(?:es|ed|ing)?|tutors?|tutored|tutoring|mentors?|mentored|(?:mother|father|mum|mom|dad|parent|teacher|guardian|tutor|coach|mentor|nanny|babysitter) (?:of|to|for))\s+(?:[\w'-]+\s+){0,3}`,
  ),
  before(
    String.raw`\b(?:used to|once|formerly|former|ex-?|no longer|not|never|isn't|wasn't|aren't|not even)\s*(?:be\s+|in\s+|an?\s+|the\s+){0,2}`,
  ),
  // Who is in books that they write.
  before(
    String.raw`\b(?:author of|wr(?:ites?|ote|iting|itten)|reads?|reading|edits|directs|directed|published|illustrates)\s[^.!?\n]{0,30}?\b(?:novels?|books?|stor(?:y|ies)|films?|series|plays?|memoirs?|musicals?|poems?)\s(?:whose|about|of|with)\b[^.!?\n]{0,30}`,
  ),
];

/** A look that passes. */
export const FOR_A_MOMENT = before(
  String.raw`\bfor (?:an?|one) (?:\w+ )?(?:moment|second|heartbeat|instant|breath)\b[^.!?\n]{0,40}`,
);

/** Ages of those who are told of in passing. */
export const AGES_OF_OTHERS: readonly Spare[] = [
  ...OTHERS,
  {
    before: /\b(?:photos?|pictures?|portraits?|letters?|memor\w+|diar\w+|advice|notes?)\b[^.!?\n]{0,24}$/iu,
    after: /^[\s-]*self\b/iu,
  },
  before(
    String.raw`\b(?:kids|children|sons|daughters|mother|father|mum|mom|dad|parent|single|divorced|widow\p{L}*)\b[^\n]{0,60}[.!?;,]\s+(?:the|her|his|my)\s(?:youngest|eldest|oldest|middle|older|younger)(?:\sone)?\s(?:just\s)?`,
  ),
  before(String.raw`\b(?:mother|father|mum|mom|dad|parent) of (?:two|three|four|five|six|\d|twins)\b[^.!?\n]{0,40}`),
  // What actors play.
  {
    before: /\bplay(?:s|ed|ing)?\s(?:(?:the role of\s)?an?\s)(?:\p{L}+\s)?$/iu,
    after: /^[^.!?\n]{0,24}\b(?:musicals?|films?|series|shows?|plays?|tv|movies?|stage|drama|opera|theatre)\b/iu,
  },
  FOR_A_MOMENT,
  {
    before: /(?<!\b(?:is|am|are|be|as|being|become|named|'s|'m|'re)\s(?:\S{1,20}\s){0,2})$/iu,
    after: new RegExp(
      String.raw`^[\s,]*(?:\p{L}+[\s-]){0,2}?(?:daughters?|sons?|nieces?|nephews?|brothers?|sisters?|siblings?|cousins?|twins?|(?:god|grand|step)(?:daughters?|sons?|child|children|kids?))\b`,
      'iu',
    ),
  },
  after(String.raw`[\s,]*(?:\p{L}+[\s-]){0,2}?${THING}\b`),
  before(String.raw`\b${THING}\b[^.!?\n]{0,24}`),
  before(
    String.raw`\b(?:energy|enthusiasm|joy|humou?r|curiosity|excitement|glee|patience|attention span|handwriting|wonder|delight|appetite|imagination) of an?\s+(?:\w+\s+)?`,
    String.raw`\b(?:laughs?|giggles?|grins?|sulks?|excited|cries|pouts?|happy|proud|stubborn)\s+(?:\w+\s+)?(?:like|as) an?\s+`,
  ),
  {
    before: /\b(?:was|were)\s+(?:(?:only|just|barely|about|around|still)\s+)?(?:an?\s+)?$/iu,
    after: /^[\s,]*(?:\p{L}+\s)?(?:when|and (?:had|lost|left|already)|then)\b/iu,
  },
];
