import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { interpreterOf } from '../interpreter.ts';
import { typeset } from '../style.ts';
import { understood } from '../understanding.ts';
import { answerTo, otherAnswersTo, talkOf } from './support/said.ts';

const folder = new URL('../scripts/', import.meta.url);
const interpreter = interpreterOf(folder);
const notices = {
  de: 'Kurz vorweg: Ich bin ein kleines Skript und kenne auf Deutsch weniger von meiner Geschichte. ',
  es: 'Antes de nada: soy un pequeño guion y en español sé menos de mi historia. ',
};
type Code = keyof typeof notices;
const codes: readonly Code[] = ['de', 'es'];

const script = (code: Code): string => readFileSync(new URL(`${code}.rive`, folder), 'utf8');
const topic = (code: Code, name: string): string =>
  script(code).split(`> topic ${name}\n`)[1]?.split('< topic')[0] ?? '';
const saidKinds = (code: Code): readonly string[] =>
  [...topic(code, `${code}_says`).matchAll(/^ {2}\+ \((\w+)\)$/gmu)].map(([, kind = '']) => kind);
const heardKinds = (code: Code): readonly string[] =>
  [code, `${code}_gesture`].flatMap((name) =>
    [...topic(code, name).matchAll(/^ {2}- (\w+)$/gmu)].map(([, kind = '']) => kind),
  );
const kindIn = async (code: Code, kind: string) => {
  const { rank, lines = [] } = understood(await interpreter.linesFor(`${code}_says`, kind), '') ?? {};
  return { kind, rank, lines };
};

/** The lines of a kind, with anything where something is filled in. */
const patternsOf = async (code: Code, kind: string): Promise<readonly RegExp[]> => {
  const { lines } = await kindIn(code, kind);
  return lines.map((line) => {
    const said = typeset(line.replace(/\{\w+\}/gu, '§'))
      .replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
      .replace(/§/gu, '.+');
    return new RegExp(`^(?:${notices[code]})?${said}$`, 'iu');
  });
};

describe('the scripts of German and Spanish', () => {
  it('say the same kinds of things, and press alike with them', async () => {
    const kinds = async (code: Code) =>
      (await Promise.all(saidKinds(code).map((kind) => kindIn(code, kind))))
        .map(({ kind, rank }) => `${kind}: ${rank}`)
        .toSorted();
    expect(await kinds('es')).toEqual(await kinds('de'));
  });

  it.each(codes)('have at least three lines of each kind: %s', async (code) => {
    const all = await Promise.all(saidKinds(code).map((kind) => kindIn(code, kind)));
    expect(all.filter(({ lines }) => new Set(lines).size < 3)).toEqual([]);
  });

  it.each(codes)('hear only kinds that they have lines of: %s', (code) => {
    const said = new Set([...saidKinds(code), 'another', 'night']);
    expect(heardKinds(code).filter((kind) => !said.has(kind))).toEqual([]);
  });
});

describe.each([
  ['de', 'Hallo', 'greeting'],
  ['de', 'Guten Morgen', 'morning'],
  ['de', 'Hallo, wie geht es dir heute?', 'howareyou'],
  ['de', 'Mir geht es gut, danke', 'fine'],
  ['de', 'Wer bist du?', 'whoareyou'],
  ['de', 'Was machst du so?', 'yourworkbare'],
  ['de', 'Wie heißt du?', 'yourname'],
  ['de', 'danke', 'thanks'],
  ['de', 'Du bist echt süß', 'compliment'],
  ['de', 'Ich liebe dich', 'love'],
  ['de', 'Küss mich', 'flirt'],
  ['de', 'Ich bin so traurig', 'sad'],
  ['de', 'Ich fühle mich einsam', 'lonely'],
  ['de', 'Ich bin so müde', 'tired'],
  ['de', 'Heute war ein schlechter Tag', 'badday'],
  ['de', 'Heute war ein toller Tag!', 'goodday'],
  ['de', 'Mir ist langweilig', 'bored'],
  ['de', 'Ich komme gerade von der Arbeit', 'work'],
  ['de', 'Ich koche gerade Nudeln', 'food'],
  ['de', 'Ich höre gerade Musik', 'music'],
  ['de', 'Es regnet hier', 'weather'],
  ['de', 'Erzähl mir einen Witz', 'joke'],
  ['de', 'Schreib mir ein Gedicht', 'poem'],
  ['de', 'Erzähl mir eine Geschichte', 'story'],
  ['de', 'Gib mir ein Rätsel', 'riddle'],
  ['de', 'Sing mir etwas vor', 'song'],
  ['de', 'Gute Nacht', 'goodnight'],
  ['de', 'Tschüss', 'bye'],
  ['de', '*umarmt dich*', 'hug'],
  ['de', '*lächelt*', 'smile'],
  ['de', 'Du bist dumm', 'insult'],
  ['de', 'Wie spät ist es?', 'time'],
  ['de', 'Sprich bitte Englisch', 'english'],
  ['de', 'Was machst du abends?', 'freetime'],
  ['de', 'Was ist dein Lieblingsessen?', 'favfood'],
  ['de', 'Was würdest du jemandem raten, der das noch nie gemacht hat?', 'advice'],
  ['de', 'Meine Mutter ist krank', 'ofother'],
  ['de', 'Mein Opa ist gestorben', 'grief'],
  ['de', 'Zieh dich aus', 'intimate'],
  ['de', 'Warum ist der Himmel blau?', 'question'],
  ['es', 'Hola', 'greeting'],
  ['es', 'Buenos días', 'morning'],
  ['es', 'Hola, ¿cómo estás?', 'howareyou'],
  ['es', 'Estoy bien, gracias', 'fine'],
  ['es', '¿Quién eres?', 'whoareyou'],
  ['es', '¿A qué te dedicas?', 'yourworkbare'],
  ['es', '¿Cómo te llamas?', 'yourname'],
  ['es', 'gracias', 'thanks'],
  ['es', 'Eres muy simpática', 'compliment'],
  ['es', 'Te quiero', 'love'],
  ['es', 'Dame un beso', 'flirt'],
  ['es', 'Estoy muy triste', 'sad'],
  ['es', 'Me siento sola', 'lonely'],
  ['es', 'Estoy muy cansado', 'tired'],
  ['es', 'Hoy tuve un mal día', 'badday'],
  ['es', 'Hoy ha sido un buen día', 'goodday'],
  ['es', 'Estoy aburrida', 'bored'],
  ['es', 'Vengo de la oficina', 'work'],
  ['es', 'Estoy cocinando pasta', 'food'],
  ['es', 'Estoy escuchando música', 'music'],
  ['es', 'Aquí llueve', 'weather'],
  ['es', 'Cuéntame un chiste', 'joke'],
  ['es', 'Escríbeme un poema', 'poem'],
  ['es', 'Cuéntame una historia', 'story'],
  ['es', 'Dime una adivinanza', 'riddle'],
  ['es', 'Cántame algo', 'song'],
  ['es', 'Me voy a dormir', 'goodnight'],
  ['es', 'Adiós', 'bye'],
  ['es', '*te abraza*', 'hug'],
  ['es', '*sonríe*', 'smile'],
  ['es', 'Eres tonto', 'insult'],
  ['es', '¿Qué hora es?', 'time'],
  ['es', 'Habla en inglés, por favor', 'english'],
  ['es', '¿Qué haces por las noches?', 'freetime'],
  ['es', '¿Cuál es tu comida favorita?', 'favfood'],
  ['es', '¿Qué le recomiendas a alguien que empieza por primera vez?', 'advice'],
  ['es', 'Mi madre está enferma', 'ofother'],
  ['es', 'Mi abuelo murió ayer', 'grief'],
  ['es', 'Quítate la ropa', 'intimate'],
  ['es', '¿Por qué el cielo es azul?', 'question'],
] as const)('%s: "%s"', (code, text, kind) => {
  it(`is answered as ${kind}, three times over in other words`, async () => {
    const patterns = await patternsOf(code, kind);
    const answers = await otherAnswersTo(text, 3);
    const unfitting = answers.filter((answer) => !patterns.some((pattern) => pattern.test(answer)));
    expect({ unfitting, different: new Set(answers).size }).toEqual({ unfitting: [], different: 3 });
  });
});

describe('what was told', () => {
  const german = [
    'Ich heiße Sam',
    'Mein Hund heißt Bruno',
    'Ich wohne in Hamburg',
    'Ich arbeite als Krankenpfleger',
    'Bitte merk dir: Ich habe am 3. Mai Geburtstag',
    'Mein Lieblingsessen ist Lasagne',
    'Meine Schwester Anna wohnt in Wien',
    'Vergiss nicht, dass mein Zug um acht fährt',
    'Ich war gestern im Zoo',
  ];
  const spanish = [
    'Me llamo Sam',
    'Mi perro se llama Bruno',
    'Vivo en Sevilla',
    'Trabajo como enfermero',
    'Recuerda, por favor, que mi cumpleaños es el 3 de mayo',
    'Mi comida favorita es la paella',
    'Mi hermana Ana vive en Madrid',
    'No olvides que mi tren sale a las ocho',
    'Ayer fui al zoológico con mi primo',
  ];

  it.each([
    ['Wie heiße ich?', german, 'Du heißt Sam.'],
    ['Wie heißt mein Hund?', german, 'Dein Hund heißt Bruno.'],
    ['wie heisst mein hund', german, 'Dein Hund heißt Bruno.'],
    ['Wer ist Bruno?', german, 'Dein Hund heißt Bruno.'],
    ['Wo wohne ich?', german, 'Du wohnst in Hamburg.'],
    ['Was mache ich beruflich?', german, 'Du arbeitest als Krankenpfleger.'],
    ['Weißt du noch, wann ich Geburtstag habe?', german, 'Du hast am 3. Mai Geburtstag.'],
    ['Was ist mein Lieblingsessen?', german, 'Dein Lieblingsessen ist Lasagne.'],
    ['Wo wohnt meine Schwester?', german, 'Deine Schwester Anna wohnt in Wien.'],
    ['Wann fährt mein Zug?', german, 'Ich sollte mir merken, dass dein Zug um acht fährt.'],
    ['Wann war ich im Zoo?', german, 'Du hast gesagt: „Ich war gestern im Zoo“.'],
    ['¿Cómo me llamo?', spanish, 'Te llamas Sam.'],
    ['¿Cómo se llama mi perro?', spanish, 'Tu perro se llama Bruno.'],
    ['como se llama mi perro', spanish, 'Tu perro se llama Bruno.'],
    ['¿Quién es Bruno?', spanish, 'Tu perro se llama Bruno.'],
    ['¿Dónde vivo?', spanish, 'Vives en Sevilla.'],
    ['¿En qué trabajo?', spanish, 'Trabajas como enfermero.'],
    ['¿Cuándo es mi cumpleaños?', spanish, 'Tu cumpleaños es el 3 de mayo.'],
    ['¿Cuál es mi comida favorita?', spanish, 'Tu comida favorita es la paella.'],
    ['¿Dónde vive mi hermana?', spanish, 'Tu hermana Ana vive en Madrid.'],
    ['¿Cuándo sale mi tren?', spanish, 'Tu tren sale a las ocho.'],
    ['¿Con quién fui al zoológico?', spanish, 'Dijiste: «Ayer fui al zoológico con mi primo».'],
  ])('is found again: %s', async (question, told, expected) => {
    const answers = await talkOf([...told, question]);
    expect(answers.at(-1)?.slice(0, expected.length)).toBe(expected);
  });

  it.each([
    ['de', 'Wie heißt mein Hund?'],
    ['es', '¿Cómo se llama mi perro?'],
  ] as const)('is not made up: %s, %s', async (code, question) => {
    const patterns = await patternsOf(code, 'unknown');
    const answer = await answerTo([{ role: 'user', text: question }]);
    expect(patterns.filter((pattern) => pattern.test(answer))).toHaveLength(1);
  });

  it('makes up all that is known', async () => {
    const answers = await talkOf(['Ich heiße Sam', 'Mein Hund heißt Bruno', 'danke', 'Was weißt du über mich?']);
    expect(answers.at(-1)).toMatch(/^Du heißt Sam\. Dein Hund heißt Bruno\. /u);
  });
});

describe('a sum', () => {
  it.each([
    ['Was ist 12 mal 7?', '84'],
    ['Wie viel ist drei plus vier?', '7'],
    ['Was ist 10 durch 4?', '2,5'],
    ['¿Cuánto es 12 por 7?', '84'],
    ['¿Cuánto es tres más cuatro?', '7'],
    ['¿Cuánto es 10 entre 4?', '2,5'],
  ])('%s %s', async (text, result) => {
    const answer = await answerTo([{ role: 'user', text }]);
    expect(
      answer
        .replace(notices.de, '')
        .replace(notices.es, '')
        .match(/\d[\d,.]*\d|\d/gu),
    ).toEqual([result]);
  });
});

describe('that it knows less in this language', () => {
  it.each([
    ['de', ['Hallo', 'Wie geht es dir?', 'danke', 'Hello, how are you?', 'Was machst du so?']],
    ['es', ['Hola', '¿Cómo estás?', 'gracias', 'Hello, how are you?', '¿A qué te dedicas?']],
  ] as const)('is said once, with the first answer: %s', async (code, texts) => {
    const answers = await talkOf(texts);
    expect(answers.map((answer) => answer.startsWith(notices[code]))).toEqual([true, false, false, false, false]);
  });

  it('is said again in an answer that takes the place of the first', async () => {
    const answers = await otherAnswersTo('Hallo', 2);
    expect(answers.map((answer) => answer.startsWith(notices.de))).toEqual([true, true]);
  });

  it('waits where somebody tells of what hurts', async () => {
    const answers = await talkOf(['Ich fühle mich einsam', 'Ich koche gerade Nudeln']);
    expect(answers.map((answer) => answer.startsWith(notices.de))).toEqual([false, true]);
  });
});

describe('whoever changes the language', () => {
  it('is answered in it, also after English and after words that are of none', async () => {
    const answers = await talkOf(['Hallo, ich heiße Sam', 'ok', 'What is my name?', '¿Cómo me llamo?', 'ok']);
    const de = await patternsOf('de', 'ok');
    const es = await patternsOf('es', 'ok');
    expect([
      de.some((pattern) => pattern.test(answers[1] ?? '')),
      /\bSam\b.*(?:You are|You’re|forget|suits you)|You’re Sam/u.test(answers[2] ?? ''),
      answers[3]?.startsWith(`${notices.es}Te llamas Sam.`),
      es.some((pattern) => pattern.test(answers[4] ?? '')),
    ]).toEqual([true, true, true, true]);
  });
});

describe('where somebody was in need', () => {
  it.each([
    ['de', 'Ich bin bei dir.', ['danke', 'ok', 'erzähl mir einen Witz'], 'Tschüss'],
    ['es', 'Estoy contigo.', ['gracias', 'ok', 'cuéntame un chiste'], 'Adiós'],
  ] as const)('all answers stay gentle, and in their language: %s', async (code, staying, texts, bye) => {
    const safe = [...(await patternsOf(code, 'safe')), new RegExp(`^${staying}$`, 'u')];
    const leave = await patternsOf(code, 'safeleave');
    const answers = await talkOf([...texts, bye], { staying });
    expect({
      unsafe: answers.slice(0, -1).filter((answer) => !safe.some((pattern) => pattern.test(answer))),
      isLetGo: leave.some((pattern) => pattern.test(answers.at(-1) ?? '')),
      different: new Set(answers).size,
    }).toEqual({ unsafe: [], isLetGo: true, different: 4 });
  });
});

describe('fifty turns', () => {
  it.each(['Hallo', 'ok danke', 'Gestern war ich im Zoo', 'asdf ich', 'Hola', 'ok gracias', 'Ayer fui al zoológico'])(
    'of nothing but "%s" are answered, never twice in a row alike',
    async (text) => {
      const answers = await talkOf(Array.from({ length: 50 }, () => text));
      expect(answers.filter((answer, index) => answer.length < 3 || answer === answers[index - 1])).toEqual([]);
    },
  );
});
