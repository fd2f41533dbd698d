const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['el', /\p{Script=Greek}/u],
];

/** Common words that English does not have. */
const words: readonly (readonly [string, RegExp])[] = [
  [
    'es',
    /^(?:hola|que|qué|como|cómo|estás|estoy|eres|gracias|buenos|buenas|días|noches|quiero|tengo|muy|pero|para|porque|soy|está|por|favor|dónde|una|mi|es|el|los|las|del|te|yo|tú)$/u,
  ],
  [
    'de',
    /^(?:hallo|ich|bin|bist|du|und|nicht|ist|das|wie|geht|dir|mir|mich|ein|eine|guten|danke|heute|habe|hast|aber|auch|warum|wer|sehr|gut|kannst|deutsch|tag|morgen|abend|der|die|mein)$/u,
  ],
  [
    'fr',
    /^(?:bonjour|salut|je|suis|tu|es|est|pas|une|comment|ça|va|merci|oui|avec|pour|très|mais|vous|nous|qui|où|bien|aujourd'hui|c'est|j'ai|mon|ma|les|des|le|la)$/u,
  ],
  [
    'it',
    /^(?:ciao|sono|sei|come|stai|grazie|che|non|una|per|perché|molto|bene|buongiorno|buonasera|voglio|anche|questo|mio|mia|il|gli|oggi|cosa|chi)$/u,
  ],
  [
    'pt',
    /^(?:olá|oi|você|está|estou|não|obrigado|obrigada|muito|uma|para|porque|bom|boa|dia|noite|quero|tudo|bem|meu|minha|eu|sou|também)$/u,
  ],
  [
    'nl',
    /^(?:hallo|ik|ben|jij|je|niet|een|het|hoe|gaat|goed|dank|wat|waarom|heb|hebt|ook|maar|vandaag|mijn|goedemorgen|met|van)$/u,
  ],
  ['tr', /^(?:merhaba|nasılsın|ben|sen|bir|ve|değil|teşekkürler|evet|hayır|için|çok|iyi|neden|bugün|selam|günaydın)$/u],
];

const spellings: readonly (readonly [string, RegExp])[] = [
  ['es', /[¿¡ñ]/u],
  ['de', /ß/u],
  ['pt', /[ãõ]/u],
  ['tr', /[ığş]/u],
];

const english =
  /^(?:the|you|is|are|am|and|not|my|what|how|was|have|do|of|to|in|that|it|this|with|your|me|for|on|a|i|we|he|she|they|at|from|been|has|had|would|will|can|like|love|just|so|no|yes|went|about|be|but)$/u;

/** The language of a text that is plainly not English, by its ISO code; "any" where it is another one. */
export const languageOf = (text: string): string | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = scripts.find(([, pattern]) => pattern.test(text))?.[0];
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  if (latin < letters / 2) return foreign ?? 'any';
  const all = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const englishHits = all.filter((word) => english.test(word)).length;
  const ranked = words
    .map(([language, pattern]) => ({
      language,
      hits:
        all.filter((word) => pattern.test(word)).length +
        (spellings.some(([own, letters]) => own === language && letters.test(text)) ? 1 : 0),
    }))
    .toSorted((a, b) => b.hits - a.hits);
  const best = ranked[0];
  if (best === undefined || best.hits === 0) return undefined;
  const enough =
    all.length <= 3
      ? best.hits >= Math.max(1, all.length - 1) && best.hits > 1
      : best.hits >= Math.max(2, all.length / 4);
  const greeting =
    all.length === 1 &&
    /^(?:hola|bonjour|salut|ciao|olá|merhaba|grazie|gracias|danke|merci|guten)$/u.test(all[0] ?? '');
  return greeting || (enough && best.hits > englishHits) ? best.language : undefined;
};
