const PICTURE = String.raw`(?:pics?|pictures?|photos?|photographs?|images?|selfies?|snapshots?)\b(?! (?:frames?|books?|albums?|shoots?|id)\b)`;
/** One that is there already, or somebody else's, is not asked for. */
const WORD = String.raw`(?!(?:the|this|that|these|those|my|his|her|their|our|not|no)\b)[\p{L}'-]+ `;
const A_PICTURE = String.raw`(?:${WORD}){0,4}${PICTURE}`;
const YOU = String.raw`(?:you|u|ya|yourself|urself|your (?:face|smile|body|outfit|dress|hair|eyes|room|place|view))\b`;
/** Of whom one talks with, or of nobody that is named. */
const OF_YOU = String.raw`${A_PICTURE}(?: of ${YOU}| (?:please|pls|now|for me|today|tonight|again|too)\b)*$`;
const JUST = String.raw`(?:please |pls |just |maybe |perhaps |quickly |also |now |at least |really )*`;
const WOULD = String.raw`(?:(?:can|could|will|would|won't|can't|cannot) (?:you|u|ya) ${JUST}|(?:do )?(?:you )?(?:wanna|want to) |${JUST})`;
const YOUR_LOOKS = String.raw`(?:yourself|urself|your face|what (?:you|u) look like|how (?:you|u) look|what (?:you're|you are|ur|u're) (?:wearing|doing))\b`;

/** Ways of asking for a picture in English. */
export const english: readonly RegExp[] = [
  String.raw`^${WOULD}(?:send|show|share|text|post|gimme|dm|snapchat)(?: (?:me|us|over))? ${JUST}${A_PICTURE}`,
  String.raw`^${WOULD}(?:give|get|take|make|snap|shoot|draw|paint|drop)(?: me| us)? ${JUST}${A_PICTURE} of ${YOU}`,
  String.raw`^${WOULD}(?:give|get|take|make|snap|shoot|draw|paint)(?: me| us) ${JUST}${OF_YOU}`,
  String.raw`^${WOULD}take (?:a|another|one) (?:${WORD})?selfies?\b`,
  String.raw`^(?:can|could|may|might) i ${JUST}(?:see|have|get) ${OF_YOU}`,
  String.raw`^(?:(?:can|could|may) i ${JUST}see|(?:can you |could you |please )?show (?:me )?|let me ${JUST}see) ?${YOUR_LOOKS}`,
  String.raw`^let me ${JUST}see ${OF_YOU}`,
  String.raw`^(?:i want|i wanna|i'd like|i would like|i'd love|i would love|i need)(?: (?:to )?(?:see|get|have))? ${OF_YOU}`,
  String.raw`^(?:i want|i'd like|i would like|i'd love|i would love|i need) (?:you|u) to (?:send|show)(?: me)? ${A_PICTURE}`,
  String.raw`^(?:i want|i wanna|i'd like|i would like|i'd love|i would love)(?: to)? see what (?:you|u) look like\b`,
  String.raw`^(?:do you have|have you got|you got|got) ${JUST}${OF_YOU}`,
  String.raw`^(?:how about|what about|why not|why don't you|would you mind|do you mind|mind|fancy|feel like)(?: (?:sending|send|showing|show|sharing|share|taking|take)(?: me)?)? ${OF_YOU}`,
  String.raw`^(?:a |an |another |one more |more |any )?(?:(?:quick|nice|cute|new|little|sexy|hot) )?${PICTURE}(?: of (?:you|u|yourself))?(?: (?:please|pls|now|for me))*$`,
].map((pattern) => new RegExp(pattern, 'u'));
