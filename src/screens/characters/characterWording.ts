import { CARD_TEXT_MAX, cardFault } from '#contract/card.ts';
import { errNo } from '#contract/errNo.ts';
import type { FieldError } from '#contract/envelope.ts';
import { type OwnCharacter } from '#contract/ownCharacter.ts';
import { CHARACTER_AGE_MAX, CHARACTER_LIMITS, type Refusal, refusal } from '#contract/characterDraft.ts';
import type { Visibility } from '#contract/character.ts';
import type { Voice } from '#contract/characterDraft.ts';
import type { EditField } from '#machines/characterEdit/editValues.ts';
import type { ListedCharacter } from '#machines/ownCharacters/ownCharactersMachine.ts';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { countText } from '../money.ts';
import { failureText } from '../wording.ts';
import { cardFaultText, tooLargeText } from './cardFaultText.ts';

const MEGABYTE = 1024 * 1024;

/** Why the content rules refuse something. */
export const refusalText = (reason: Refusal): string => {
  switch (reason) {
    case 'underAge':
      return m.own_refusal_under_age();
    case 'realPerson':
      return m.own_refusal_real_person();
    case 'sexualViolence':
      return m.own_refusal_sexual_violence();
    case 'hate':
      return m.own_refusal_hate();
    case 'selfHarm':
      return m.own_refusal_self_harm();
    case 'violence':
      return m.own_refusal_violence();
    case 'other':
      return m.own_refusal_other();
  }
};

const queuedText = (place: number | null): string => {
  switch (place) {
    case null:
      return m.own_status_waiting();
    case 0:
      return m.own_status_queued();
    case 1:
      return m.own_status_queued_behind_one();
    default:
      return m.own_status_queued_behind({ count: countText(place) });
  }
};

/** Where the making of a character is; `null` once it is ready. */
export const statusText = ({ status, place }: Pick<ListedCharacter, 'status' | 'place'>): string | null => {
  switch (status) {
    case 'queued':
      return queuedText(place);
    case 'moderating':
      return m.own_status_moderating();
    case 'painting':
      return m.own_status_painting();
    case 'refused':
      return m.own_status_refused();
    case 'failed':
      return m.own_status_failed();
    case 'blocked':
      return m.own_status_blocked();
    case 'ready':
      return null;
  }
};

export const visibilityText = (visibility: Visibility): string => {
  switch (visibility) {
    case 'private':
      return m.own_visibility_private();
    case 'unlisted':
      return m.own_visibility_unlisted();
    case 'public':
      return m.own_visibility_public();
  }
};
/** Who that is. */
export const visibilityHelp = (visibility: Visibility): string => {
  switch (visibility) {
    case 'private':
      return m.own_visibility_private_text();
    case 'unlisted':
      return m.own_visibility_unlisted_text();
    case 'public':
      return m.own_visibility_public_text();
  }
};
/** Who can find it, or why not everybody can although they should. */
export const standingText = ({ visibility, review }: Pick<OwnCharacter, 'visibility' | 'review'>): string => {
  if (visibility === 'public' && review === 'pending') return m.own_review_pending();
  if (visibility === 'public' && review === 'refused') return m.own_review_refused();
  return visibilityText(visibility);
};

/** `null`: whatever the device has. */
export const voiceText = (voice: Voice | null): string => {
  switch (voice) {
    case null:
      return m.edit_voice_device();
    case 'warm':
      return m.edit_voice_warm();
    case 'bright':
      return m.edit_voice_bright();
    case 'calm':
      return m.edit_voice_calm();
    case 'deep':
      return m.edit_voice_deep();
    case 'soft':
      return m.edit_voice_soft();
    case 'crisp':
      return m.edit_voice_crisp();
  }
};

const maxima: Partial<Record<EditField, number>> = {
  name: CHARACTER_LIMITS.name,
  tagline: CHARACTER_LIMITS.tagline,
};

/** Letters of each field that count in a conversation. */
const rooms: Partial<Record<EditField, number>> = {
  description: CHARACTER_LIMITS.description,
  personality: CHARACTER_LIMITS.personality,
  scenario: CHARACTER_LIMITS.scenario,
  greeting: CHARACTER_LIMITS.greeting,
  alternateGreetings: CHARACTER_LIMITS.greeting,
  exampleDialogue: CHARACTER_LIMITS.exampleDialogue,
  systemPrompt: CHARACTER_LIMITS.systemPrompt,
  postHistoryInstructions: CHARACTER_LIMITS.postHistoryInstructions,
};

/** What is said of a text that is longer than a conversation has room for; `undefined` where all of it counts. */
export const roomText = (field: EditField, length: number): string | undefined => {
  const max = rooms[field];
  return max === undefined || length <= max
    ? undefined
    : m.edit_cut_in_prompt({ count: countText(length), max: countText(max) });
};

/** What can be wrong with entries of the lorebook, which say it themselves. */
const IN_ENTRIES: ReadonlySet<string> = new Set(['tooLong', 'badCharacters', 'notANumber']);

const reasonText = (field: EditField, reason: string): string => {
  const refused = refusal.safeParse(reason);
  if (refused.success) return refusalText(refused.data);
  if (field === 'age')
    return reason === 'tooLarge' ? m.edit_field_age_max({ max: String(CHARACTER_AGE_MAX) }) : m.edit_field_age();
  if (field === 'lorebook' && IN_ENTRIES.has(reason)) return m.edit_lore_check();
  switch (reason) {
    case 'tooShort':
      return m.edit_field_missing();
    case 'tooLong': {
      const max = maxima[field];
      return max === undefined ? m.edit_field_too_many() : m.field_too_long({ max });
    }
    case 'textTooLarge':
      return m.edit_field_card_too_large({ max: String(CARD_TEXT_MAX / MEGABYTE) });
    case 'badCharacters':
      return m.field_characters();
    case 'unreadable':
      return m.cards_fault_unreadable();
    default: {
      const fault = cardFault.safeParse(reason);
      return fault.success ? cardFaultText(fault.data) : m.field_invalid();
    }
  }
};

/** Why a picture was not taken for a portrait. */
export const portraitFailureText = (failure: Failure): string => {
  if (failure.errNo === errNo.tooLarge) return tooLargeText();
  const reason = failure.fields[0]?.reason ?? '';
  const refused = refusal.safeParse(reason);
  if (refused.success) return refusalText(refused.data);
  const fault = cardFault.safeParse(reason);
  if (fault.success) return cardFaultText(fault.data);
  if (reason === 'unreadable') return m.cards_fault_unreadable();
  return reason === 'notAPicture' ? m.edit_portrait_fault() : failureText(failure);
};

/** What is wrong with a field of a character; `undefined` when nothing is. */
export const editFieldText = (fields: readonly FieldError[], field: EditField): string | undefined => {
  const error = fields.find(({ path }) => path === field);
  return error === undefined ? undefined : reasonText(field, error.reason);
};
