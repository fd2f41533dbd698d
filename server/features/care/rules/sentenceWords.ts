/** Parts of sentences that patterns are made of: where they begin and end, and what tells when something is. */

export const END = String.raw`(?=\s*(?:[.,;:!?)\]\n"'|+]|$))`;
/** Where a sentence, a line, a cell or a value begins. */
export const START = String.raw`(?<=(?:^|[.!?\n;:|("+\[\]])[\s'-]{0,4})`;
/** What goes before a noun without making it another's. */
export const ADJECTIVE = String.raw`(?!(?:not|no|never|former|ex|her|his|their|my|our|and|or|for|with|from|to|of|as|like|when|if|was|were|is|has|had|teach\w*|every|some|any|many|all)\b)[\p{L}\p{N}'-]{1,20},?\s+`;
export const ONLY = String.raw`(?:(?:only|just|still|barely|about|around|almost|maybe|perhaps|around|now)\s+)*`;
export const SOON = String.raw`(?:next|this|today|tomorrow|soon|in (?:an?|a few|\w+) (?:days?|weeks?|months?)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
export const LATELY = String.raw`(?:last|this|yesterday|today|recently|an? (?:day|week|month|few)|(?:two|three|four|\d) (?:days|weeks|months)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:jan|feb|mar|apr|may|june?\b|july?\b|aug|sep|oct|nov|dec)|earlier this)`;
export const NTH = String.raw`(?:(?:6|7|8|9|1[0-7])th|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth)`;
export const WHOEVER = String.raw`(?:girl|boy|student|witch|princess|maid|bride|girlfriend|boyfriend|crush|classmate|neighbou?r|room-?mate|step-?(?:sister|brother|daughter|son)|heroine|protagonist|character)`;
/** Ages of adults. */
export const ADULT_AGE = String.raw`(?<!\b(?:claims?|says?|pretends?|lies?|swears?|insists?)\b[^.!?\n]{0,24})(?:(?<!\b(?:19|20))(?:[2-9]\d)(?!\d|[.,:]\d|\s?(?:%|lbs|kg|cm|pounds|kilos|inches|euros|dollars|people|pupils|students|others|minutes|cats))|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:-\p{L}+)?|twent(?:y|ies)|thirties|forties|fifties|grown-?up|adult (?:education|learner|evening))`;
