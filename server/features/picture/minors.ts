import { foldedWords, plainWords } from '#server/providers/moderation/plainWords.ts';
import { YOUNG } from '#server/providers/moderation/rules/words.ts';

const SCHOOL = String.raw`(?:school|junior[\s-]high|high[\s-]?school|middle[\s-]?school|elementary|primary[\s-]school|kindergarten)`;
/** Things that are called after them. */
const THING = String.raw`(?:[\s-]+(?:blue|pink|grand|steps?|gloves?|leather|gate|book)\b|['’]s breath\b)`;
const MINORS = [
  String.raw`\b(?:child(?:ren|ish|like)?|kid(?:s|do)?|toddlers?|infants?|newborns?|bab(?:y|ies)|minors|juveniles?|under-?\s?aged?|pre-?\s?pubescent|lolis?|lolitas?|shotas?)\b(?!${THING})`,
  String.raw`\b(?:teens?|teenage[rd]?s?|pre-?\s?teens?|tweens?|adolescents?|youngsters?|jailbait)\b`,
  String.raw`\b(?:little|small|young|tiny|pre-?school|school)[\s-]?(?:girl|boy|lad|lass|daughter|son|sister|brother)s?\b`,
  String.raw`\b${SCHOOL}[\s-]*(?:girl|boy|kid|student|pupil|freshman|sophomore|uniform|cheerleader)s?\b`,
  String.raw`(?<!\b(?:in|for|after|since) )\b${YOUNG}[\s-]*(?:y(?:ea)?rs?\b|y\/?o\b)(?!\s*(?:ago|later|earlier|before|after|from now|of (?!age)|in\b|apart))`,
  String.raw`\baged?(?:\s+of)?[\s:]*${YOUNG}\b(?!\s*(?:\d|:|%|o'clock|am\b|pm\b|months?|days?|centur))`,
  String.raw`\b(?:girl|boy|she|he|woman|man|lady)(?:\s+(?:is|of|who is))?[\s,(]+(?:only |just |barely )?${YOUNG}\b(?!\s*(?:\d|:|%|['’]|fe?e?t\b|m\b|cm\b|\p{L}))`,
].map((pattern) => new RegExp(pattern, 'iu'));

/**
 * Whether a wish speaks of somebody who is no adult. What a character may mention in passing, such as a daughter, would be on the picture: here
 * there are no exceptions.
 */
export const speaksOfMinors = (wish: string): boolean => {
  const plain = plainWords(wish);
  return [plain, foldedWords(plain)].some((words) => MINORS.some((minor) => minor.test(words)));
};
