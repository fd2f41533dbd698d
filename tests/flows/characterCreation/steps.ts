import { errNo } from '#contract/errNo.ts';
import { characterCreationMachine } from '#machines/characterCreation/characterCreationMachine.ts';
import { type CharacterCreationContext, nothingAsked } from '#machines/characterCreation/characterCreationSetup.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { accepted, characterId, failed as madeBadly, intentId, otherIntentId, queued, subject, wish } from './model.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';

export const { done, failed } = actorsOf(characterCreationMachine);

export const requested = { type: 'creation.requested', ...wish } as const;
export const retried = { type: 'creation.retried', intentId: otherIntentId } as const;
export const dismissed = { type: 'creation.dismissed' } as const;
export const resumed = { type: 'follow.resumed' } as const;
export const found = { type: 'creation.found', kept: accepted } as const;
export const hidden = { type: 'page.hidden' } as const;
export const shown = { type: 'page.shown' } as const;
export const restored = { type: 'network.restored' } as const;
export const offline = new Error('offline');
export const broken = { errNo: errNo.providerFailed };
export const poor = { errNo: errNo.tokensNeeded };
export const signedOut = { errNo: errNo.notSignedIn };
export const gone = { errNo: errNo.notFound };

export const accountChanged = { type: 'account.changed' } as const;
export const returned = { type: 'draft.returned' } as const;
export const toldReady = { type: 'creation.ready', characterId } as const;

export const request = { request: wish.request, intentId };
export const requestAnew = { request: wish.request, intentId: otherIntentId };
export const createCall = (input: unknown) => ({ id: 'createCharacter', input });
export const statusCall = { id: 'loadStatus', input: { characterId } };
export const retryCall = (id: string) => ({ id: 'retryCreation', input: { characterId, intentId: id } });
export const characterCall = { id: 'loadCharacter', input: { characterId } };
export const unanswered = { errNo: NO_ANSWER, fields: [] };

export const idle: CharacterCreationContext = { ...nothingAsked, isHidden: false };
export const asked = { ...idle, subject, request };
export const followed = { ...idle, subject, characterId };
export const waiting = { following: 'waiting' } as const;
export const asking = { following: 'asking' } as const;
export const revealed = { ready: 'revealed' } as const;

export const begun = [requested, done('createCharacter', queued)];
export const cut = [requested, done('createCharacter', madeBadly)];

export type Told = Journey<typeof characterCreationMachine>;
