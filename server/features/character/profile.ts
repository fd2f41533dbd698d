import type { CharacterProfile } from '#contract/characterProfile.ts';
import { expressionKeysOf } from '#server/features/media/expressions.ts';
import { galleryOf } from '#server/features/media/gallery.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { asSeenBy, isOwnOf, isShownTo } from './characterAccess.ts';
import { filledFor, greetingFor, greetingsFor, shownTagline } from './greeting.ts';
import type { CharacterRow } from './ownCharacterRepository.ts';
import { toldOf } from './told.ts';

/** The profile of a character as somebody sees it who may; its texts have their name. */
export const profileOf = (
  character: CharacterRow,
  caller: Caller | undefined,
  hasConversation: boolean,
): CharacterProfile => {
  const seen = asSeenBy(character, caller);
  const { id, origin, name, age, tags, portrait, createTime, visibility } = seen;
  const isGone = !isShownTo(character, caller);
  const isBlocked = character.status === 'blocked';
  // What its owner writes after withdrawing it is for the owner alone; so is what was blocked.
  const isWithdrawn = isGone && (character.deleteTime === null || character.lastShown !== null || isBlocked);
  const filled = isWithdrawn ? () => '' : filledFor(character, caller);
  const told = toldOf(character);
  const expressions = isGone || character.status !== 'ready' ? undefined : expressionKeysOf(character);
  return {
    characterId: id,
    origin,
    name,
    age,
    tagline: isGone && isBlocked ? '' : shownTagline(seen),
    tags,
    portrait,
    description: filled(told.description),
    scenario: filled(told.scenario),
    greeting: isWithdrawn ? '' : greetingFor(character, caller, told.greeting),
    greetings: isWithdrawn ? [] : greetingsFor(character, caller),
    gallery: isGone && isBlocked ? [] : galleryOf(character),
    ...(expressions !== undefined && { expressions }),
    conversations: character.popularity,
    createTime,
    hasConversation,
    isOwn: isOwnOf(character, caller),
    visibility,
    isGone,
    isBlocked,
  };
};
