import type { Visibility } from '#contract/character.ts';
import type { FieldError } from '#contract/envelope.ts';
import { type CreationStatus } from '#contract/ownCharacter.ts';
import { CHARACTER_LIMITS, type Part, type Refusal, type Temperament, type Voice } from '#contract/characterDraft.ts';
import type { Step } from '#machines/characterDraft/draftValues.ts';
import { m } from '#src/paraglide/messages.js';
import { countText } from '../money.ts';

type Words<Code extends string> = Readonly<Record<Code, () => string>>;

const steps: Words<Step> = {
  looks: m.making_step_looks,
  personality: m.making_step_personality,
  voice: m.making_step_voice,
  story: m.making_step_story,
  greeting: m.making_step_greeting,
  visibility: m.making_step_visibility,
  summary: m.making_step_summary,
};
export const stepText = (step: Step): string => steps[step]();

const leads: Words<Step> = {
  looks: m.making_looks_lead,
  personality: m.making_personality_lead,
  voice: m.making_voice_lead,
  story: m.making_story_lead,
  greeting: m.making_greeting_lead,
  visibility: m.making_visibility_lead,
  summary: m.making_summary_lead,
};
/** What a step is about. */
export const stepLead = (step: Step): string => leads[step]();

const temperaments: Words<Temperament> = {
  gentle: m.making_temperament_gentle,
  playful: m.making_temperament_playful,
  witty: m.making_temperament_witty,
  brave: m.making_temperament_brave,
  dreamy: m.making_temperament_dreamy,
  serious: m.making_temperament_serious,
  bold: m.making_temperament_bold,
  shy: m.making_temperament_shy,
};
export const temperamentText = (temperament: Temperament): string => temperaments[temperament]();

const suggestions: Words<Temperament> = {
  gentle: m.making_suggestion_gentle,
  playful: m.making_suggestion_playful,
  witty: m.making_suggestion_witty,
  brave: m.making_suggestion_brave,
  dreamy: m.making_suggestion_dreamy,
  serious: m.making_suggestion_serious,
  bold: m.making_suggestion_bold,
  shy: m.making_suggestion_shy,
};
/** A personality to begin with. */
export const suggestionText = (temperament: Temperament): string => suggestions[temperament]();

const parts: Words<Part> = {
  friend: m.making_part_friend,
  partner: m.making_part_partner,
  mentor: m.making_part_mentor,
  rival: m.making_part_rival,
  adventurer: m.making_part_adventurer,
  stranger: m.making_part_stranger,
};
export const partText = (part: Part): string => parts[part]();

const voices: Readonly<Record<Voice, readonly [name: () => string, detail: () => string]>> = {
  warm: [m.making_voice_warm, m.making_voice_warm_text],
  bright: [m.making_voice_bright, m.making_voice_bright_text],
  calm: [m.making_voice_calm, m.making_voice_calm_text],
  deep: [m.making_voice_deep, m.making_voice_deep_text],
  soft: [m.making_voice_soft, m.making_voice_soft_text],
  crisp: [m.making_voice_crisp, m.making_voice_crisp_text],
};
export const voiceText = (voice: Voice | null): string => (voice === null ? m.making_voice_any() : voices[voice][0]());
export const voiceDetail = (voice: Voice | null): string =>
  voice === null ? m.making_voice_any_text() : voices[voice][1]();

const visibilities: Readonly<Record<Visibility, readonly [name: () => string, detail: () => string]>> = {
  private: [m.making_visibility_private, m.making_visibility_private_text],
  unlisted: [m.making_visibility_unlisted, m.making_visibility_unlisted_text],
  public: [m.making_visibility_public, m.making_visibility_public_text],
};
export const visibilityText = (visibility: Visibility): string => visibilities[visibility][0]();
export const visibilityDetail = (visibility: Visibility): string => visibilities[visibility][1]();

const refusals: Words<Refusal> = {
  underAge: m.making_refused_underAge,
  realPerson: m.making_refused_realPerson,
  sexualViolence: m.making_refused_sexualViolence,
  hate: m.making_refused_hate,
  selfHarm: m.making_refused_selfHarm,
  violence: m.making_refused_violence,
  other: m.making_refused_other,
};
export const refusalText = (refusal: Refusal | null): string => refusals[refusal ?? 'other']();

/** What is going on, and a line more about it. */
export const statusText = (status: CreationStatus | null, place: number): { title: string; detail: string } => {
  switch (status) {
    case 'queued':
      return {
        title: m.making_queued(),
        detail: place === 0 ? m.making_queued_next() : m.making_queued_place({ count: countText(place) }),
      };
    case 'moderating':
      return { title: m.making_moderating(), detail: m.making_moderating_text() };
    case 'painting':
    case 'ready':
      return { title: m.making_painting(), detail: m.making_painting_text() };
    case 'refused':
    case 'failed':
    case 'blocked':
    case null:
      return { title: m.making_creating(), detail: '' };
  }
};

const limits: Readonly<Record<string, unknown>> = CHARACTER_LIMITS;
const limitOf = (path: string): number => {
  const limit = limits[path === 'alternateGreetings' ? 'greeting' : path];
  return typeof limit === 'number' ? limit : 0;
};

const reasonText = ({ path, reason }: FieldError): string => {
  if (path === 'age') return m.making_error_age();
  switch (reason) {
    case 'missing':
      return m.making_error_choose();
    case 'tooShort':
      return path === 'greeting' ? m.making_error_greeting() : m.making_error_name();
    case 'tooLong':
      return m.making_error_long({ max: countText(limitOf(path)) });
    case 'badCharacters':
      return m.making_error_characters();
    default:
      return m.making_error_other();
  }
};

/** What people read beside the field `path`; `undefined` when nothing is wrong with it. */
export const draftErrorText = (fields: readonly FieldError[], path: string): string | undefined => {
  const error = fields.find((field) => field.path === path || field.path.startsWith(`${path}.`));
  return error === undefined ? undefined : reasonText(error);
};
