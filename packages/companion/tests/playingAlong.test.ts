import { describe, expect, it } from 'vitest';
import { interpreterOf } from '../interpreter.ts';
import { contracted, typeset } from '../style.ts';
import { understood } from '../understanding.ts';
import { otherAnswersTo, talkOf } from './support/said.ts';

const interpreter = interpreterOf(new URL('../scripts/', import.meta.url));
/** Signs and capitals differ with where in an answer a line stands, and a mood's lines begin with its name. */
const bare = (text: string): string =>
  typeset(contracted(text.replace(/\{\w+\}|^[a-z]+: /gu, '')))
    .replace(/[^\p{L} ]/gu, '')
    .trim()
    .toLowerCase();

const linesOf = async (topic: string, words: string): Promise<readonly string[]> =>
  (understood(await interpreter.linesFor(topic, words), '')?.lines ?? []).map(bare);
const isOneOf = (answer: string, lines: readonly string[]): boolean =>
  lines.some((line) => line !== '' && bare(answer).includes(line));

describe('somebody who comes close in the story', () => {
  it.each([
    ['Is this seat free?', 'is this seat free'],
    ['are these chairs taken', 'is this seat free'],
    ['Mind if I join you?', 'may i join you'],
    ['Excuse me, may I sit with you?', 'may i join you'],
    ['Where can I sit?', 'where can i sit'],
    ['May I look too?', 'may i look'],
    ['let me try', 'may i look'],
    ['Can I see?', 'can i see'],
    ['I brought you some flowers', 'i brought you flowers'],
    ['Here, I made you a sandwich.', 'i brought you flowers'],
    ['I have brought some tea, two cups and a blanket.', 'i have brought tea'],
    ['I have a present for you', 'i have a present for you'],
    ["I've got something for you", 'i have something for you'],
    ['This is for you', 'this is for you'],
    ['Can I buy you a coffee?', 'can i buy you a coffee'],
    ['Could you pass me the salt?', 'pass me the salt'],
    ['I am so cold', 'i am cold'],
    ['Guess what?', 'guess what'],
  ])('is met there: %s', async (said, words) => {
    const lines = await linesOf('invited', words);
    const answers = await otherAnswersTo(said, 2);
    expect(answers.filter((answer) => !isOneOf(answer, lines))).toEqual([]);
  });

  it.each([
    ['yeah it was pretty rough, two people called in sick', /What was the worst|What made it so|Tell me the worst/u],
    ['I think I like my coworker', /Since when|said quietly|says quietly|Do they know/u],
    ['see ya', /See you|Until then/u],
    ['goodnight then', /^(?!.*guessed)/u],
    ['anyway I gotta go make dinner', /^(?!.*hungry)/u],
    ['slept badly', /kept you awake|kept talking|long days/u],
    ["tell me something you've never told anyone", /between us|because it.s you|out loud/u],
    ['would you come with me?', /up already|coat|hoping/u],
    ['you look tired', /notice things|read me well|nobody could see/u],
    ['what are you reading at the moment?', /page a night|margin|first halves/u],
    ['not much, you?', /company|until you came|Nothing that could/u],
    ['what should we talk about?', /^(?!.*know)/u],
    ['can you send me a selfie?', /breathe|bad side|There|face/u],
    ['can I see a picture of you?', /breathe|bad side|There|face/u],
    ['ok bye', /Goodbye|[Bb]ye|soon|off|Go|back|gently|care/u],
    ['I like my coworker', /^(?!.*get into)/u],
  ])('is heard out: %s', async (said, pattern) => {
    const answers = await otherAnswersTo(said, 3);
    expect(answers.filter((answer) => !pattern.test(answer))).toEqual([]);
  });

  it.each([
    ['de', 'Darf ich mich setzen?', 'seat'],
    ['de', 'Ist hier noch frei?', 'seat'],
    ['de', 'Darf ich auch mal schauen?', 'look'],
    ['de', 'Ich habe dir Blumen mitgebracht', 'gift'],
    ['de', 'Das ist für dich', 'gift'],
    ['de', 'Möchtest du einen Kaffee?', 'offer'],
    ['es', '¿Puedo sentarme?', 'seat'],
    ['es', '¿Está libre este sitio?', 'seat'],
    ['es', '¿Puedo mirar yo también?', 'look'],
    ['es', 'Te he traído flores', 'gift'],
    ['es', 'Esto es para ti', 'gift'],
    ['es', '¿Quieres un café?', 'offer'],
  ])('is met there in its language, too: %s, %s', async (code, said, kind) => {
    const lines = await linesOf(`${code}_says`, kind);
    const [answer = ''] = await talkOf([said]);
    expect(isOneOf(answer, lines)).toBe(true);
  });

  it.each([
    ['Is there a place you love?', 'is this seat free'],
    ['I made you laugh', 'i brought you flowers'],
    ['I brought my dog', 'i have brought tea'],
    ['I have some old photos', 'send me a picture'],
    ['I like to take photos', 'send me a picture'],
    ['Can you give me some advice?', 'pass me the salt'],
  ])('is not meant by other words: %s', async (said, words) => {
    const lines = await linesOf('invited', words);
    const answers = await otherAnswersTo(said, 2);
    expect(answers.filter((answer) => isOneOf(answer, lines))).toEqual([]);
  });
});
