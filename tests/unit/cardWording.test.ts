import { describe, expect, it } from 'vitest';
import { type CardFault, cardFault } from '#contract/card.ts';
import { errNo } from '#contract/errNo.ts';
import { type Refusal, refusal } from '#contract/characterDraft.ts';
import { cardFailureText, changedText } from '#src/screens/characters/cardWording.ts';
import text from '../../messages/en.json' with { type: 'json' };

const faults: Readonly<Record<CardFault, string>> = {
  tooLarge: 'It’s larger than 20 MB, the most we can import.',
  textTooLarge: 'Even without its pictures, the card is larger than 4 MB, the most we can import.',
  notACard: text.cards_fault_not_a_card,
  brokenPng: text.cards_fault_broken_png,
  brokenZip: text.cards_fault_broken_zip,
  unreadZip: text.cards_fault_unread_zip,
  unsafeZip: text.cards_fault_unsafe_zip,
  notBase64: text.cards_fault_text,
  notUtf8: text.cards_fault_text,
  notJson: text.cards_fault_text,
  tooDeep: text.cards_fault_too_deep,
  tooManyPixels: 'Its picture has more than 40,000,000 pixels, the most we can take.',
  nameMissing: text.cards_fault_name_missing,
  notALorebook: text.edit_lore_fault_none,
  tooMany: 'The lorebook has more than 10,000 entries, the most we can take.',
};
const refusals: Readonly<Record<Refusal, string>> = {
  underAge: text.own_refusal_under_age,
  realPerson: text.own_refusal_real_person,
  sexualViolence: text.own_refusal_sexual_violence,
  hate: text.own_refusal_hate,
  selfHarm: text.own_refusal_self_harm,
  violence: text.own_refusal_violence,
  other: text.own_refusal_other,
};
const refusedFor = (reason: string, path = 'file.description') => ({
  errNo: errNo.invalidInput,
  fields: [{ path, reason }],
});

describe('why a card did not come in', () => {
  it.each(cardFault.options)('says in plain words: %s', (reason) => {
    expect(cardFailureText(refusedFor(reason))).toBe(faults[reason]);
  });

  it.each(refusal.options)('says which rule it goes against: %s', (reason) => {
    expect(cardFailureText({ ...refusedFor(reason), errNo: errNo.contentRefused })).toBe(
      `${refusals[reason]} Where: description.`,
    );
  });

  it.each([
    [
      'a field that this client does not know',
      { ...refusedFor('hate', 'file.stickers'), errNo: errNo.contentRefused },
      'Where: something else.',
    ],
    ['what cannot be read', refusedFor('unreadable', 'file'), text.cards_fault_unreadable],
    ['a reason that this client does not know', refusedFor('cursed', 'file'), text.cards_fault_other],
    ['no reason', { errNo: errNo.invalidInput, fields: [] }, text.cards_fault_other],
    ['a refusal without a rule', { errNo: errNo.contentRefused, fields: [] }, text.failure_content],
    ['too large before it was sent', { errNo: errNo.tooLarge, fields: [] }, faults.tooLarge],
    ['no answer', { errNo: -1, fields: [] }, text.failure_no_answer],
    ['too many', { errNo: errNo.tooManyRequests, fields: [], retryAfter: 30 }, 'try again in 30 seconds'],
  ])('has words for %s', (_, failure, words) => {
    expect(cardFailureText(failure)).toContain(words);
  });
});

describe('what a character does not have of its card', () => {
  it('is named once each, also what this client does not know', () => {
    expect(changedText({ leftOut: ['tags', 'picture', 'tags', 'stickers'], isCropped: false })).toBe(
      'Left out or shortened: tags, picture, something else.',
    );
  });

  it.each([
    [[], true, 'The portrait was cropped to 2:3. Exports keep the full picture.'],
    [
      ['picture'],
      true,
      'Left out or shortened: picture. The portrait was cropped to 2:3. Exports keep the full picture.',
    ],
    [[], false, ''],
  ])('is told with what was cut off: %j %s', (leftOut, isCropped, words) => {
    expect(changedText({ leftOut, isCropped })).toBe(words);
  });

  it('[N-27] is told apart from what comes out again on export', () => {
    expect(changedText({ leftOut: ['tags', 'assets', 'extensions'], isCropped: true })).toBe(
      'Left out or shortened: tags. Kept for export but not used here: other pictures and sounds in the file, extensions from other programs. The portrait was cropped to 2:3. Exports keep the full picture.',
    );
  });

  it('[N-30] is told apart from what is kept whole and has no room in a conversation', () => {
    const changed = { leftOut: ['tags'], cutInPrompt: ['description', 'lorebook'], isCropped: false };
    expect(changedText(changed)).toBe(
      'Left out or shortened: tags. Kept in full, but too long for a conversation, where only the beginning counts: description, lorebook.',
    );
  });
});
