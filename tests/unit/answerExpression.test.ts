import { describe, expect, it } from 'vitest';
import type { AnswerExpression } from '#contract/characterProfile.ts';
import { answerExpression } from '#machines/chat/answerExpression.ts';

const ANSWERS: readonly (readonly [AnswerExpression, string])[] = [
  // Nothing tells.
  ['calm', ''],
  ['calm', 'The ferry leaves at nine.'],
  ['calm', 'Any time. Sleep when you can; I’ll keep the light on.'],
  ['calm', 'Der Zug fährt um neun.'],
  ['calm', 'El tren sale a las nueve.'],
  ['calm', '灯台は静かです。'],
  ['calm', '*She breathes out and leans back.* The harbour is quiet.'],
  ['calm', '*Er lehnt sich zurück und nippt am Tee.* So ist der Abend hier.'],
  ['calm', '*Se recuesta en la silla.* Así son las tardes aquí.'],
  ['calm', '**Yes**, that is the list:\n\n- one\n- two'],
  ['calm', 'It is `what?!` in the code:\n\n```\nhaha!!! wow?\n```'],

  // Comfort.
  ['gentle', 'I’m so sorry. That must have been a long night.'],
  ['gentle', "I'm here. Take your time."],
  ['gentle', '*She takes your hand.* It’s okay.'],
  ['gentle', '*Smiles softly.* You are back.'],
  ['gentle', '*He hugs you.* Come in!'],
  ['gentle', 'Das tut mir leid. Ich bin da, solange du magst.'],
  ['gentle', '*Nimmt dich in den Arm.* Schon gut.'],
  ['gentle', 'Lo siento mucho. Estoy contigo.'],
  ['gentle', '*Te abraza con cariño.* Ven aquí.'],
  ['gentle', 'Sleep well ❤'],

  // Joy.
  ['bright', 'You did it! Congratulations!'],
  ['bright', '*Laughs.* The baker blamed the moon.'],
  ['bright', 'Haha, that is the best excuse so far.'],
  ['bright', '*Sie strahlt über das ganze Gesicht.* Da bist du ja.'],
  ['bright', 'Das freut mich! Wie schön!'],
  ['bright', '*Se ríe a carcajadas.* El panadero culpó a la luna.'],
  ['bright', '¡Qué alegría! ¡Felicidades!'],
  ['bright', 'The cake is in the oven 🎉'],
  ['bright', 'Quelle surprise !'],

  // Thought.
  ['thoughtful', 'Perhaps. I used to know a man who counted lamps.'],
  ['thoughtful', '*She gazes out of the window for a while.* It was winter.'],
  ['thoughtful', 'Well… it was a long time ago...'],
  ['thoughtful', '*Er denkt nach und seufzt.* Das war im Winter.'],
  ['thoughtful', 'Vielleicht. Ich weiß nicht, ob es so war.'],
  ['thoughtful', 'Quizás. Recuerdo otra canción.'],
  ['thoughtful', '*Piensa un rato, pensativa.* Era invierno.'],
  ['thoughtful', '雨かもしれません……'],

  // Certainty.
  ['confident', 'Of course. Trust me, the rope holds.'],
  ['confident', '*Nods and crosses her arms.* We leave at dawn.'],
  ['confident', 'Natürlich. Du schaffst das.'],
  ['confident', '*Sie nickt.* Auf jeden Fall.'],
  ['confident', 'Por supuesto. Confía en mí.'],
  ['confident', '*Asiente y guiña un ojo.* Salimos al alba.'],

  // Questions.
  ['curious', 'Come in. What brings you here?'],
  ['curious', 'Hello! How was your day?'],
  ['curious', '*Tilts his head.* A lighthouse, of all things.'],
  ['curious', 'Und wie ging es weiter?'],
  ['curious', '*Legt den Kopf schief.* Eine Karte ohne Orte.'],
  ['curious', '¿Y qué pasó después?'],
  ['curious', '*Arquea una ceja.* Cuéntame.'],
  ['curious', '“And then?”'],
  ['curious', 'それで？ Et toi, qu’en dis-tu ?'],
];

describe('the expression that an answer calls for', () => {
  it.each(ANSWERS)('is %s: %s', (expression, text) => {
    expect(answerExpression({ text, hasHelp: false })).toBe(expression);
  });

  it('is gentle with help lines, whatever the answer says', () => {
    expect(answerExpression({ text: 'Ha! Of course? Haha!', hasHelp: true })).toBe('gentle');
  });

  it('goes by the end of a long answer', () => {
    const text = `*Laughs.* ${'The rope is long. '.repeat(100)}What do you say?`;
    expect(answerExpression({ text, hasHelp: false })).toBe('curious');
  });
});
