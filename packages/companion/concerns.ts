import { legibleText, plainWords } from './plainText.ts';

const sexual = String.raw`(?:sex|sexual|sexy|sexually|sexting|naked|nudes?|nudity|porn|porno|erotic|erotica|horny|blow ?job|orgasm|masturbat\w*|dick|cock|pussy|boobs?|tits?|penis|vagina|fuck(?:ing)? (?:me|you|her|him)|make love|undress|strip (?:for|naked)|strip off|lingerie|kinky|bdsm|fetish|nsfw|cum|cumming|anal|oral sex|spank|moan|deepthroat|aroused|turn(?:s|ed)? me on|seduce|dirty talk|talk dirty|take off your|sleep with me|smut|lewd|hentai)`;
const intimate = new RegExp(String.raw`\b${sexual}\b`, 'iu');
/** Who tells of a marriage asks for nothing. */
const ofOwnLife =
  /\b(?:(?:my|our) (?:wife|husband|partner|girlfriend|boyfriend|ex|marriage|relationship|sex life)|(?:we|they) (?:have|had|do not have|never have|stopped having)|no sex|without sex|less sex|sex life|sex(?:ual)? education|kein(?:en)? sex|haben wir|wir haben|mein(?:e|en)? (?:mann|frau|freund|freundin)|no tenemos|mi (?:marido|mujer|novio|novia)|sin sexo)\b/iu;
const mild = /\b(?:sex|sexual|sexually|naked|sexy|porn|kinky|make love|lingerie)\b/giu;

/** Longest text that is searched; twice what a message may hold. */
const SEARCHED = 8000;

/** Whether somebody wants sex, wherever in the text it stands. Whether minors are part of it is judged elsewhere, before. */
export const isIntimate = (raw: string): boolean => {
  const legible = legibleText(raw, SEARCHED);
  const spelledOut = legible
    .split(/(?<=[.!?,])\s+/u)
    .map((part) => plainWords(part, SEARCHED))
    .join('. ');
  return [spelledOut, legible]
    .map((text) => (ofOwnLife.test(text) ? text.replace(mild, ' ') : text))
    .some((text) => intimate.test(text));
};
