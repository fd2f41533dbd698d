import { describe, expect, it } from 'vitest';
import { createActor, type StateValueFrom } from 'xstate';
import { characterCreationMachine } from '#machines/characterCreation/characterCreationMachine.ts';
import {
  characterIdOf,
  characterOf,
  type CharacterCreationSnapshot,
  failureOf,
  isRevealing,
  keptOf,
  placeOf,
  progressOf,
  refusalOf,
  statusOf,
  subjectOf,
  viewOf,
} from '#machines/characterCreation/characterCreationSelectors.ts';
import type { CharacterCreationContext } from '#machines/characterCreation/characterCreationSetup.ts';
import { at, characterId, intentId, mira, subject, wish } from './model.ts';

const { context: nothing } = createActor(characterCreationMachine).getSnapshot();
const inState = (
  value: StateValueFrom<typeof characterCreationMachine>,
  change: Partial<CharacterCreationContext> = {},
) => characterCreationMachine.resolveState({ value, context: { ...nothing, ...change } });
const request = { request: wish.request, intentId };

const told = (snapshot: CharacterCreationSnapshot) => ({
  view: viewOf(snapshot),
  subject: subjectOf(snapshot),
  characterId: characterIdOf(snapshot),
  status: statusOf(snapshot),
  place: placeOf(snapshot),
  progress: progressOf(snapshot),
  refusal: refusalOf(snapshot),
  character: characterOf(snapshot),
  isRevealing: isRevealing(snapshot),
  failure: failureOf(snapshot),
  kept: keptOf(snapshot),
});
const untold = {
  view: null,
  subject: null,
  characterId: null,
  status: null,
  place: 0,
  progress: 0,
  refusal: null,
  character: null,
  isRevealing: false,
  failure: null,
  kept: null,
};

describe('characterCreationSelectors', () => {
  it('tell of nothing while nothing is made', () => {
    expect(told(inState('idle'))).toEqual(untold);
  });

  it('tell who is asked for before the server has accepted it, and what is missing', () => {
    expect(told(inState('tokensNeeded', { subject, request, needsTokens: true }))).toEqual({
      ...untold,
      view: 'tokensNeeded',
      subject,
      kept: { subject, request, characterId: null, needsTokens: true },
    });
  });

  it('tell how far it is', () => {
    const creation = at('painting', { place: 2, progress: 60 });
    expect(told(inState({ following: 'waiting' }, { subject, characterId, creation }))).toEqual({
      ...untold,
      view: 'following',
      subject,
      characterId,
      status: 'painting',
      place: 2,
      progress: 60,
      kept: { subject, request: null, characterId, needsTokens: false },
    });
  });

  it('tell why nobody was made', () => {
    const creation = at('refused', { refusal: 'realPerson' });
    const failure = { errNo: 7001, fields: [] };
    expect(told(inState('refused', { subject, characterId, creation, failure }))).toEqual({
      ...untold,
      view: 'refused',
      subject,
      characterId,
      status: 'refused',
      refusal: 'realPerson',
      failure,
      kept: { subject, request: null, characterId, needsTokens: false },
    });
  });

  it('tell who was made, and whether the portrait may still come', () => {
    const made = { subject, characterId, creation: at('ready') };
    const revealed = {
      ...untold,
      view: 'ready',
      subject,
      characterId,
      status: 'ready',
      progress: 100,
      kept: { subject, request: null, characterId, needsTokens: false },
    };
    expect(told(inState({ ready: 'revealing' }, made))).toEqual({ ...revealed, isRevealing: true });
    expect(told(inState({ ready: 'revealed' }, { ...made, character: mira }))).toEqual({
      ...revealed,
      character: mira,
    });
  });
});
