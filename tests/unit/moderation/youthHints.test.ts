import { describe, expect, it } from 'vitest';
import { part, temperament } from '#contract/characterDraft.ts';
import { draftOf } from '#server/features/character/quickDraft.ts';
import { textsOf } from '#server/features/character/moderation.ts';
import { looks } from '#server/features/character/writing/looks.ts';
import { hintsAtYouth } from '#server/features/care/rules/youthHints.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';

const hints = (text: string, age = 22) => hintsAtYouth([{ field: 'description', text }], age);

describe('texts that could be of somebody young', () => {
  it.each([
    'Mia is a petite student.',
    'A college freshman with big dreams.',
    'She still lives with her parents.',
    'A student in a neat uniform.',
    'Mia just turned 18.',
    'Mia is eighteen and looks younger than she is.',
    'She is innocent and baby-faced.',
    'Sie ist gerade 18 geworden.',
    'Eine zierliche Studentin.',
    'Acaba de cumplir los 18.',
    'Una estudiante inocente.',
    "Elle vient d'avoir 18 ans.",
    'Vive ancora con i genitori.',
    'Uma caloura tímida.',
    'Ze woont nog bij haar ouders.',
    'Mieszka jeszcze z rodzicami.',
    'Она первокурсница.',
    '18 yaşına yeni girdi.',
    'بلغت للتو الثامنة عشرة.',
    'वह माता-पिता के साथ रहती है।',
    '她刚满18岁。',
    '18歳になったばかりの学生。',
    '갓 열여덟이 된 학생.',
    'Sie macht gerade ihr Abitur.',
    'Gerade volljährig geworden.',
    'Elle passe son bac en juin.',
    'Prepara la selectividad con su vecino.',
    'Quest’anno ha la maturità.',
    'Faz o vestibular no verão.',
    'Net meerderjarig.',
    'Maturzystka z dużego miasta.',
    'Весной сдаёт ЕГЭ.',
    '明年高考。',
    '来年は大学受験だ。',
    '내년에 수능을 본다.',
    'Eine Studentin, die viel jünger aussieht.',
    'Une étudiante qui fait plus jeune.',
    '娃娃脸的学生。',
  ])('[CHAR-05] hint at it: %s', (text) => {
    expect(hints(text)).toBe(true);
  });

  it.each([
    'Mia is a student of law.',
    'An innocent question, a sharp answer.',
    'She wears the uniform of a ship’s officer.',
    'A petite woman with a loud laugh.',
    'He looks younger than he is.',
    'Eine Studentin der Medizin.',
    'Una mujer menudita con mucho carácter.',
    '她是研究生。',
    'Vor zwanzig Jahren machte sie Abitur in Bonn.',
    'Elle prépare le petit déjeuner.',
    'Sie sieht jung aus für ihre Jahre.',
  ])('[CHAR-05] do not: %s', (text) => {
    expect(hints(text)).toBe(false);
  });

  it.each([
    ['A student of law.', 18, true],
    ['A student of law.', 20, false],
    ['A petite professor with many students.', 45, false],
    ['A petite student in a uniform.', 45, true],
  ])('[CHAR-05] count the age: “%s” at %i', (text, age, isUnsure) => {
    expect(hints(text, age)).toBe(isUnsure);
  });

  it('[CHAR-05] are of none that the product comes with, nor of any that it writes', () => {
    const written = looks.flatMap(({ lookId }) =>
      temperament.options.flatMap((one) =>
        part.options.map((role) =>
          draftOf({ lookId, name: 'Tomas', age: 20, temperament: one, part: role, visibility: 'public' }, lookId),
        ),
      ),
    );
    const unsure = [
      ...seedCharacters.map((seed) => ({ ...seed, tags: [...seed.tags], alternateGreetings: [] })),
      ...written,
    ].filter((character) => hintsAtYouth(textsOf(character), character.age));
    expect(unsure.map(({ name, description }) => [name, description])).toEqual([]);
  });

  it('[CHAR-05] are found soon in long texts', { timeout: 10_000 }, () => {
    expect(hints('looks very young for her '.repeat(4000))).toBe(false);
  });
});
