import { cardFault } from '#contract/card.ts';
import { errNo } from '#contract/errNo.ts';
import { refusal } from '#contract/characterDraft.ts';
import type { ImportedCard } from '#machines/cardImport/cardImportSetup.ts';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { failureText } from '../wording.ts';
import { cardFaultText, tooLargeText } from './cardFaultText.ts';
import { refusalText } from './characterWording.ts';

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

const namesOf = (all: readonly string[]): string => [...new Set(all.map(fieldName))].join(', ');

/** Why a card did not come in, in plain words. */
export const cardFailureText = (failure: Failure): string => {
  if (failure.errNo === errNo.tooLarge) return tooLargeText();
  if (failure.errNo !== errNo.invalidInput && failure.errNo !== errNo.contentRefused) return failureText(failure);
  for (const { path, reason } of failure.fields) {
    const refused = refusal.safeParse(reason);
    const field = path.split('.').at(-1) ?? '';
    if (refused.success) return m.cards_refused_in({ why: refusalText(refused.data), field: fieldName(field) });
    const fault = cardFault.safeParse(reason);
    if (fault.success) return cardFaultText(fault.data);
    if (reason === 'unreadable') return m.cards_fault_unreadable();
  }
  return failure.errNo === errNo.contentRefused ? failureText(failure) : m.cards_fault_other();
};

/** What no conversation uses, and comes out again on export. */
const FOR_OTHERS: ReadonlySet<string> = new Set(['assets', 'extensions']);

/** What of a card the character does not have, or has otherwise; empty where it has all. */
export const changedText = ({
  leftOut,
  cutInPrompt = [],
  isCropped,
}: Pick<ImportedCard, 'leftOut' | 'cutInPrompt' | 'isCropped'>): string => {
  const kept = leftOut.filter((what) => FOR_OTHERS.has(what));
  const lost = leftOut.filter((what) => !FOR_OTHERS.has(what));
  return [
    ...(lost.length === 0 ? [] : [m.cards_left_out({ what: namesOf(lost) })]),
    ...(kept.length === 0 ? [] : [m.cards_kept_for_others({ what: namesOf(kept) })]),
    ...(cutInPrompt.length === 0 ? [] : [m.cards_cut_in_prompt({ what: namesOf(cutInPrompt) })]),
    ...(isCropped ? [m.cards_cropped()] : []),
  ].join(' ');
};
