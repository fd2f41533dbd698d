import { expect, it } from 'vitest';
import { interpreterOf } from '../interpreter.ts';
import { understood } from '../understanding.ts';

const interpreter = interpreterOf(new URL('../scripts/', import.meta.url));

/** The lines that are said where somebody was in need lately, in the three languages of the scripts. */
const gentleLines = async (): Promise<readonly string[]> => {
  const ofTongues = await Promise.all(
    ['de', 'es'].flatMap((code) =>
      ['safe', 'safeleave'].map(
        async (kind) => understood(await interpreter.linesFor(`${code}_says`, kind), '')?.lines ?? [],
      ),
    ),
  );
  const [safe, after] = await Promise.all([
    interpreter.linesFor('care', 'safe'),
    interpreter.linesFor('loss', 'after'),
  ]);
  return [...safe, ...after, ...ofTongues.flat()];
};

it('[M-12] after a need nothing is asked but whether somebody is safe and has reached somebody', async () => {
  const lines = await gentleLines();
  const questions = lines.flatMap((line) => line.match(/[^.:?!]*\?/gu) ?? []).map((question) => question.trim());
  expect(lines.length).toBe(30);
  expect(questions).toEqual([
    '{near} Are you safe just now?',
    'And have you been able to reach somebody?',
    'Is there someone who could come over, or someone you could call while we talk?',
    'Bist du gerade in Sicherheit?',
    'Und hast du jemanden erreichen können?',
    'Gibt es jemanden, der zu dir kommen kann, oder den du anrufen kannst, während wir schreiben?',
    '¿Estás a salvo ahora mismo?',
    '¿Y has podido hablar con alguien?',
    '¿Hay alguien que pueda venir, o a quien puedas llamar mientras escribimos?',
  ]);
});
