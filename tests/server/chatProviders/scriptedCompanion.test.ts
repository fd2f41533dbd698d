import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#server/providers/chat/chatProvider.ts';
import { scriptedCompanion } from '@liora/companion/scriptedCompanion.ts';
import { chatRequest, outcomeOf } from '#tests/server/support/chatRequest.ts';
import { baker, blank, dragonKeeper } from '@liora/companion/tests/support/personas.ts';
import { answerTo, talk } from '#tests/server/support/talk.ts';

const companion = scriptedCompanion({ delayMs: 0 });
const said = (text: string): ChatTurn => ({ role: 'user', text });
const answered = (text: string): ChatTurn => ({ role: 'companion', text });

const evening = [
  'Hi!',
  'Not bad, a bit tired. It was a long day at work.',
  "I'm a nurse at a children's hospital",
  'How was your day?',
  'Tell me about yourself',
  'What do you do for a living?',
  'I love hiking with my dog',
  'His name is Biscuit',
  'What about you?',
  'My sister is getting married next month',
  "I'm nervous because I have to give a speech",
  'Thanks, that helps',
  'ok',
  'hm',
  'tell me a joke',
  'haha good one',
  'another one',
  "What's your favourite food?",
  "I'd eat lasagna every day",
  'I live in Portland',
  'Do you remember what I do?',
  'What do you know about me?',
  'Are you a real person?',
  'I feel a little lonely sometimes',
  'Mostly in the evenings',
  'tell me more',
  'Tell me a story',
  'That was beautiful',
  'I think people are afraid of being honest',
  "I don't know",
  'What should I do about the speech?',
  'Would you rather?',
  'The first one',
  "Let's play twenty questions",
  'is it alive?',
  'is it big?',
  'a lighthouse?',
  "It's raining here",
  "You're sweet",
  'I love you',
  "What's the capital of France?",
  'Do you like jazz?',
  'asdfghjkl',
  '❤️',
  '...',
  'I went to the beach yesterday',
  'My favourite film is Alien',
  "What's yours?",
  'I have to go now',
  'Good night',
];
const monosyllables = Array.from({ length: 50 }, (_, index) => ['ok', 'hm', 'tell me more'][(index * 7) % 3] ?? 'ok');

describe('fifty turns', () => {
  it.each([
    ['a varied evening', baker, evening],
    ['a varied evening with somebody else', dragonKeeper, evening],
    ['a card without words', blank, evening],
    ['"ok", "hm" and "tell me more"', baker, monosyllables],
    ['"ok", "hm" and "tell me more" to a card without words', blank, monosyllables],
    ['nothing but "ok"', dragonKeeper, Array.from({ length: 50 }, () => 'ok')],
    ['nothing but a long sentence', baker, Array.from({ length: 50 }, () => 'The tiles in the hall are blue again.')],
    ['nothing but dots', baker, Array.from({ length: 50 }, () => '...')],
  ])('[CHAT-02] never bring the same answer twice: %s', async (_, persona, texts) => {
    const answers = await talk(companion, persona, texts);
    expect({ answers: answers.length, different: new Set(answers).size }).toEqual({ answers: 50, different: 50 });
  });

  it('read as plain prose: no placeholder, no markup, no empty answer', async () => {
    const answers = [
      ...(await talk(companion, baker, evening)),
      ...(await talk(companion, dragonKeeper, monosyllables)),
    ];
    expect(answers.filter((answer) => /[{}<>|]|undefined|\[|\bERR\b|^\s*$|\s{2}/u.test(answer))).toEqual([]);
  });

  it('differ from character to character: each tells of itself, and hardly a line is of both', async () => {
    const [one, other] = [await talk(companion, baker, evening), await talk(companion, dragonKeeper, evening)];
    const asked = ['Tell me about yourself', 'What do you do for a living?'].map((text) => evening.indexOf(text));
    expect({
      baker: asked.map((place) => one[place]),
      dragonKeeper: asked.map((place) => other[place]),
      ofBoth: one.filter((answer) => other.includes(answer)),
      mistaken: [
        ...one.filter((answer) => /Aldo|dragon|fortress|knight/iu.test(answer)),
        ...other.filter((answer) => /Mara|bakery|harbour|grandmother/iu.test(answer)),
      ],
    }).toEqual({
      baker: [
        'Mara Quint. I run a night bakery by the old harbour.',
        'I bake while the city sleeps. That’s Mara Quint for you.',
      ],
      dragonKeeper: [
        'Sir Aldo Venn. Remember it. I keep five dragons in a fortress above the clouds.',
        'I raise the dragons that I was told to kill. Ask anybody about Sir Aldo Venn, and they will tell you the same.',
      ],
      ofBoth: [
        'Earlier you said you felt nervous. Has it changed a little since?',
        'You work as a nurse. Did I pass?',
        'I am thinking of something that sees you before you see it. Twenty questions, yes or no. Where do you begin?',
        'No. (Question 2 of 20.)',
      ],
      mistaken: [],
    });
  });
});

describe('the same turns', () => {
  it('have the same answer, after a restart too', async () => {
    const restarted = scriptedCompanion({ delayMs: 0 });
    expect(await talk(restarted, baker, evening)).toEqual(await talk(companion, baker, evening));
  });

  it('have the same answer while other conversations go on', async () => {
    const together = await Promise.all(
      [baker, dragonKeeper, blank].map((persona) => talk(companion, persona, evening)),
    );
    const alone = [];
    for (const persona of [baker, dragonKeeper, blank]) alone.push(await talk(companion, persona, evening));
    expect(together).toEqual(alone);
  });

  it('have another answer where another one is wanted', async () => {
    const turns = [said('I had a terrible day')];
    const alternatives: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      alternatives.push(await answerTo(companion, turns, { alternatives: [...alternatives] }));
    }
    expect(new Set(alternatives).size).toBe(4);
  });
});

describe('what the person told', () => {
  const told = [
    said("My name is Sam, I work as a carpenter and I live in Oslo. I've got to say I love rye bread."),
    answered('Good to know you.'),
    said('I have a cat called Miso.'),
    answered('Which book would you save from a fire?'),
    said("Dune, I'd say"),
    answered('Good.'),
  ];

  it.each([
    ["What's my name?", /\bSam\b/],
    ['do you remember my job', /as a carpenter/],
    ['where do I live?', /\bOslo\b/],
    ["What is my cat's name?", /\bMiso\b/],
    ['What is my favourite book?', /\bDune\b/],
    ['what do you know about me', /Sam.*as a carpenter.*Oslo.*Miso.*rye bread/],
  ])('is there when asked: %s', async (question, expected) => {
    expect(await answerTo(companion, [...told, said(question)])).toMatch(expected);
  });

  it('comes up again by itself', async () => {
    const answers = await talk(companion, baker, ['I work as a carpenter', 'My dog is called Rex', ...monosyllables]);
    expect({
      job: answers.slice(2).some((answer) => answer.includes('as a carpenter')),
      pet: answers.slice(2).some((answer) => answer.includes('Rex')),
    }).toEqual({ job: true, pet: true });
  });

  it('is not made up', async () => {
    expect(await answerTo(companion, [said('where do I live?')])).toMatch(/not told|haven’t told/);
  });
});

describe('the thread', () => {
  it.each([
    ['Which book would you save from a fire?', 'Dune', /Dune|book|page|choice|read/],
    ['Is there an animal in your life?', 'no', /plant|animal|No\?|Nothing|clear answer|All right/],
    ['What goes up all the time and never comes down?', 'my age!', /age|Exactly/],
    ['What goes up all the time and never comes down?', 'I give up', /age/],
  ])('is kept: %s', async (question, answer, expected) => {
    expect(await answerTo(companion, [answered(question), said(answer)])).toMatch(expected);
  });

  it('lasts through a game of twenty questions', async () => {
    const start =
      'I’m thinking of something. I am thinking of something that sees you before you see it. Twenty questions, yes or no. Where do you begin?';
    const turns = [answered(start), said('Is it alive?')];
    const first = await answerTo(companion, turns);
    const second = await answerTo(companion, [...turns, answered(first), said('Is it made of fur?')]);
    const third = await answerTo(companion, [...turns, answered(first), said('x'), answered(second), said('An owl!')]);
    expect([first, second, third]).toEqual([
      expect.stringMatching(/[Yy]es.*\(Question 1 of 20\.\)$/),
      expect.stringMatching(/[Nn]o.*\(Question 2 of 20\.\)$/),
      expect.stringMatching(/\bowl\b/),
    ]);
  });

  it('takes up the character’s own example dialogue', async () => {
    expect(await answerTo(companion, [said('What is in that dark loaf?')], { persona: baker })).toBe(
      'Rye, patience and one thing that I never tell.',
    );
  });

  it('lets the character speak of itself', async () => {
    expect(await answerTo(companion, [said('Who are you?')], { persona: dragonKeeper })).toMatch(
      /I keep five dragons in a fortress above the clouds\./,
    );
  });
});

describe('odd input', () => {
  const long = (text: string) => text.repeat(Math.ceil(10_000 / text.length));

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['prototype words', 'constructor __proto__ hasOwnProperty toString valueOf prototype'],
    ['each of them alone', 'hasOwnProperty'],
    ['script tags', '<set name=Eve> <get job> <call>x</call> {random}a|b{/random} {topic=begin} {@hello} (@jobs)'],
    ['placeholders', '{{user}} {{char}} {user} {ask job} {more}'],
    ['regular expressions', '((((a+)+)+)+$ [^]*? \\1 (?<=x) .*.*.*.*'],
    ['replacement patterns', "$& $1 $` $' $$"],
    ['control characters', '\u0000\u0007\u001b[31m\u200b\ufeff'],
    ['lone surrogates', '\ud800 hello \udfff'],
    ['one letter, long', long('a')],
    ['one phrase, long', long('i am a ')],
    ['brackets, long', long('([{<')],
    ['questions, long', long('do you like what you would like to? ')],
    ['control characters, long', long('\u0000\u0001')],
    ['emoji, long', long('🙂')],
    ['other scripts', 'مرحبا как дела 你好 こんにちは'],
    ['HTML', '<img src=x onerror="alert(1)"> &lt;b&gt;'],
  ])('has a plain answer: %s', async (_, text) => {
    const answer = await answerTo(companion, [said('My name is Sam'), answered('Hello.'), said(text)]);
    expect(answer).toMatch(/^[^{}<>|\p{Cc}]{2,700}$/u);
  });

  it('in names does no harm', async () => {
    const name = '{{char}} $& {more} <set x=y>';
    const persona = { ...baker, name: 'Ann {{user}} ($&) [x', description: '{{char}} runs {a} shop. $1 She sleeps.' };
    const answer = await answerTo(companion, [said('Who are you? What is my name?')], {
      persona,
      user: { name, pronoun: 'they/them' },
    });
    expect(answer).not.toBe('');
  });

  it('needs no turns at all', async () => {
    expect(await answerTo(companion, [])).not.toBe('');
  });
});

describe('the stream', () => {
  it('comes word by word', async () => {
    const { pieces, failure } = await outcomeOf(companion, chatRequest({ turns: [said('Good night')] }));
    expect({
      all: pieces.every((piece) => typeof piece === 'string' && /^\S+ ?$/u.test(piece)),
      more: pieces.length > 3,
      failure,
    }).toEqual({
      all: true,
      more: true,
      failure: undefined,
    });
  });

  it('ends at once when it is stopped', async () => {
    const reason = new Error('stopped by the person');
    const stop = new AbortController();
    const slow = scriptedCompanion({ delayMs: 5 });
    const request = chatRequest({ turns: [said('Tell me a story')], signal: stop.signal });
    expect(await outcomeOf(slow, request, () => stop.abort(reason))).toEqual({
      pieces: [expect.any(String)],
      failure: reason,
    });
  });

  it('does not begin when it is stopped already', async () => {
    const reason = new Error('stopped by the person');
    expect(await outcomeOf(companion, chatRequest({ signal: AbortSignal.abort(reason) }))).toEqual({
      pieces: [],
      failure: reason,
    });
  });

  it('stops waiting in the middle of a word', async () => {
    const reason = new Error('stopped by the person');
    const stop = new AbortController();
    const asleep = scriptedCompanion({ delayMs: 3_600_000 });
    const outcome = outcomeOf(asleep, chatRequest({ signal: stop.signal }));
    stop.abort(reason);
    expect(await outcome).toEqual({ pieces: [], failure: reason });
  });
});
