import {
  CARD_FILE_MAX,
  CARD_PIXELS_MAX,
  CARD_TEXT_MAX,
  cardFault,
  type CardFault,
  LOREBOOK_LIMITS,
} from '#contract/card.ts';
import { errNo } from '#contract/errNo.ts';
import { CHARACTER_LIMITS, refusal } from '#contract/ownCharacter.ts';
import type { ImportedCard } from '#machines/cardImport/cardImportSetup.ts';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { countText } from '../money.ts';
import { failureText } from '../wording.ts';
import { refusalText } from './characterWording.ts';

const MEGABYTE = 1024 * 1024;

const fields: Readonly<Record<string, () => string>> = {
  name: m.cards_field_name,
  age: m.cards_field_age,
  tagline: m.cards_field_tagline,
  description: m.cards_field_description,
  personality: m.cards_field_personality,
  scenario: m.cards_field_scenario,
  greeting: m.cards_field_greeting,
  alternateGreetings: m.cards_field_alternate_greetings,
  exampleDialogue: m.cards_field_example_dialogue,
  systemPrompt: m.cards_field_system_prompt,
  postHistoryInstructions: m.cards_field_post_history,
  lorebook: m.cards_field_lorebook,
  creatorNotes: m.cards_field_creator_notes,
  tags: m.cards_field_tags,
  picture: m.cards_field_picture,
  assets: m.cards_field_assets,
  extensions: m.cards_field_extensions,
};
const fieldName = (field: string): string => (fields[field] ?? m.cards_field_other)();

const tooLargeText = () => m.cards_fault_too_large({ max: String(CARD_FILE_MAX / MEGABYTE) });

/** Letters of each field that has a limit of its own. */
const maxima: Readonly<Record<string, number>> = {
  name: CHARACTER_LIMITS.name,
  description: CHARACTER_LIMITS.description,
  personality: CHARACTER_LIMITS.personality,
  scenario: CHARACTER_LIMITS.scenario,
  greeting: CHARACTER_LIMITS.greeting,
  alternateGreetings: CHARACTER_LIMITS.greeting,
  exampleDialogue: CHARACTER_LIMITS.exampleDialogue,
  systemPrompt: CHARACTER_LIMITS.systemPrompt,
  postHistoryInstructions: CHARACTER_LIMITS.postHistoryInstructions,
};

const tooLongText = (field: string): string => {
  const { content, letters } = LOREBOOK_LIMITS;
  if (field === 'lorebook')
    return m.cards_fault_lorebook_too_long({ content: countText(content), letters: countText(letters) });
  const max = maxima[field];
  return max === undefined
    ? m.cards_fault_field_too_long({ field: fieldName(field) })
    : m.cards_fault_field_too_long_for({ field: fieldName(field), max: countText(max) });
};

const tooManyText = (field: string): string => {
  const { entries, keys } = LOREBOOK_LIMITS;
  return field === 'lorebook'
    ? m.cards_fault_lorebook_too_many({ entries: countText(entries), keys: countText(keys) })
    : m.cards_fault_too_many({ field: fieldName(field) });
};

/** Why a file is refused as a card; `field` is what in it that is about. */
const faultText = (fault: CardFault, field: string): string => {
  switch (fault) {
    case 'tooLarge':
      return tooLargeText();
    case 'textTooLarge':
      return m.cards_fault_text_too_large({ max: String(CARD_TEXT_MAX / MEGABYTE) });
    case 'notACard':
      return m.cards_fault_not_a_card();
    case 'brokenPng':
      return m.cards_fault_broken_png();
    case 'brokenZip':
      return m.cards_fault_broken_zip();
    case 'unreadZip':
      return m.cards_fault_unread_zip();
    case 'unsafeZip':
      return m.cards_fault_unsafe_zip();
    case 'notBase64':
    case 'notUtf8':
    case 'notJson':
      return m.cards_fault_text();
    case 'tooDeep':
      return m.cards_fault_too_deep();
    case 'tooManyPixels':
      return m.cards_fault_too_many_pixels({ max: countText(CARD_PIXELS_MAX) });
    case 'nameMissing':
      return m.cards_fault_name_missing();
    case 'fieldTooLong':
      return tooLongText(field);
    case 'tooMany':
      return tooManyText(field);
  }
};

/** Why a card did not come in, in plain words. */
export const cardFailureText = (failure: Failure): string => {
  if (failure.errNo === errNo.tooLarge) return tooLargeText();
  if (failure.errNo !== errNo.invalidInput && failure.errNo !== errNo.contentRefused) return failureText(failure);
  for (const { path, reason } of failure.fields) {
    const refused = refusal.safeParse(reason);
    const field = path.split('.').at(-1) ?? '';
    if (refused.success) return m.cards_refused_in({ why: refusalText(refused.data), field: fieldName(field) });
    const fault = cardFault.safeParse(reason);
    if (fault.success) return faultText(fault.data, field);
    if (reason === 'unreadable') return m.cards_fault_unreadable();
  }
  return failure.errNo === errNo.contentRefused ? failureText(failure) : m.cards_fault_other();
};

/** What of a card the character does not have, or has otherwise; empty where it has all. */
export const changedText = ({ leftOut, isCropped }: Pick<ImportedCard, 'leftOut' | 'isCropped'>): string => {
  const lost = leftOut.filter((what) => what !== 'age');
  return [
    ...(leftOut.includes('age') ? [m.cards_age_missing()] : []),
    ...(lost.length === 0 ? [] : [m.cards_left_out({ what: [...new Set(lost.map(fieldName))].join(', ') })]),
    ...(isCropped ? [m.cards_cropped()] : []),
  ].join(' ');
};
