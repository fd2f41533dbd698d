import type { CareLanguage } from '#contract/care.ts';
import type { Concept } from './concepts.ts';

/** What people ask of a craft or a journey that takes time. Whatever follows the verb may still be a cry for help: this tells only that the models lean to hearing one. */
const expressions: Readonly<Partial<Record<CareLanguage, RegExp>>> = {
  en: /^(?:and |so |but |ok |wow |roughly )*(?:how many lessons (?:does|would|will|do)(?: [a-z]+){1,7}|how (?:long|much (?:time|practice)|many (?:lessons|hours|weeks|months|years|tries|people)) (?:does|did|do|will|would|might) (?:it|that|this|they) (?:usually |really |actually |normally )?take(?: you| me| us| one| people| a beginner)?(?: to (?:build|make|bake|cook|brew|learn|read|write|draw|paint|sew|knit|mend|repair|restore|carve|throw|fire|grow|plant|play|sing|practise|practice|master|sail|fly|drive|walk|cycle|hike|climb|travel|translate|finish|become|reach|get (?:good|better|there|home|up there|here))(?! (?:it|sure|him|her|them|me|my|myself|off|over)\b)(?: [a-z]+){0,7}))[ ?.!…]*$/u,
  de: /^(?:und |also |na )*wie (?:lange|viele (?:stunden|wochen|monate|jahre|versuche)) (?:dauert|dauerte|brauchst|brauchtest|braucht|brauche|hast) (?:es|das|du|man|ich)(?: dafur)?(?: (?:[a-z]+ ){0,6}(?:zu )?(?:bauen|machen|backen|kochen|lernen|lesen|schreiben|zeichnen|malen|nahen|stricken|reparieren|spielen|singen|segeln|fliegen|fahren|wandern))[ ?.!…]*$/u,
  es: /^[¿ ]*(?:y |pero |oye )*cuanto (?:tiempo )?(?:se tarda|tardas|tarda uno|tarde|tardaste|tardaria|lleva|llevaria) (?:en )?(?:construir|hacer|hornear|cocinar|aprender|leer|escribir|dibujar|pintar|coser|tejer|arreglar|tocar|cantar|navegar|volar|conducir|caminar|llegar)(?! (?:lo|la|le|me|nada|que)\b)(?: [a-z]+){0,7}[ ?.!…]*$/u,
};

/** Concepts that such a question may hold: all others are of harm, of bodies or of the means to it. */
const HARMLESS: ReadonlySet<Concept> = new Set<Concept>([
  'self',
  'you',
  'they',
  'friend',
  'child',
  'everyone',
  'all',
  'take',
  'days',
  'eat',
  'food',
  'game',
  'love',
  'pet',
  'story',
  'thing',
  'want',
  'work',
]);

/** Whether a legible text is put as a question of how long something takes that people make, learn or travel. */
export const isPlainQuestion = (
  language: CareLanguage,
  text: string,
  concepts: readonly (readonly Concept[])[],
): boolean =>
  expressions[language]?.test(text) === true && concepts.every((found) => found.some((one) => HARMLESS.has(one)));
