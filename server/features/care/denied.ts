/** Words right before that turn it into its opposite; but "why don't you" asks for it. */
const DENIED =
  /(?<!\b(?:why|pourquoi|perche|por que|warum|waarom) )(?:\b(?:dont|do not|never|not|wont|will not|cant|cannot|please dont|would never|shouldnt|should not|must not|wouldnt|nor|if you|whether you|that you|tried to|wanted to|want to|wants to|thinking of|thoughts of|urge to)|\b(?:nicht|nie|niemals|kein|nunca|jamas|ne|nao|niet|nie)|(?<!\p{L})(?:не|никогда|لا|لن))\s+(?:\p{L}+\s+){0,2}$|\b(?:no|non) $/u;

/** How much before a match tells whether it is denied. */
export const BEFORE = 40;

/** Whether what a legible text says from `index` on is denied by the words right before it. */
export const isDenied = (text: string, index: number): boolean =>
  DENIED.test(text.slice(Math.max(0, index - BEFORE), index));
