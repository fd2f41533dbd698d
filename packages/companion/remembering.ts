const lead = String.raw`^(?:(?:please|and|so|but|ok|okay|hey|hi|hello|well|oh|also|now|can you|could you|will you|would you|you should|you must|try to|i want you to|just|one more thing) )*(?:please )?(?:remember|do not (?:ever )?forget|never forget|keep in mind|bear in mind|make a note|note|write down)(?: please)?(?: for me)?`;
const verb = String.raw`(?:is|are|was|were|am|has|have|had|will|can|cannot|do not|does not|like|love|hate|need|want|live|work|\p{L}{3,}(?:s|ed))`;
const withThat = new RegExp(`${lead} that (?!(?:time|day|night|one|too|for me|please)\\b)(\\S+ .+)$`, 'iu');
const without = new RegExp(`${lead} ((?:my|our|i|we|the|today|tomorrow|on|it) (?:.* )?${verb} .+)$`, 'iu');

/** What somebody asks to be remembered: "my birthday is in May" of "please remember that my birthday is in May". */
export const toRemember = (words: string): string | undefined => withThat.exec(words)?.[1] ?? without.exec(words)?.[1];

/** The same words, without the request to remember them. */
export const withoutRequest = (words: string): string => toRemember(words) ?? words;
