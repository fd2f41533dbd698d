import { describe, expect, it } from 'vitest';
import { consequenceFor } from '#machines/app/consequences.ts';

const outdated = { type: 'list.refreshRequested' };
const characterId = '0a1b2c3d-0000-4000-8000-000000000001';

describe('consequenceFor', () => {
  it.each([
    ['flow.subscription', { type: 'account.changed' }, outdated],
    ['flow.orders', { type: 'account.changed' }, outdated],
    ['flow.ledger', { type: 'account.changed' }, outdated],
    ['flow.access', { type: 'password.changed' }, outdated],
    ['flow.gallery', { type: 'picture.removed', image: 'a' }, { type: 'picture.removed', image: 'a' }],
    ['flow.ownCharacters', { type: 'card.imported', characterId }, outdated],
    ['flow.ownCharacters', { type: 'character.changed', characterId }, { type: 'character.changed', characterId }],
    ['flow.ownCharacters', { type: 'character.removed', characterId }, { type: 'character.removed', characterId }],
    ['flow.ownCharacters', { type: 'creation.resumed' }, outdated],
    ['flow.characterCreation', { type: 'creation.wanted', name: 'Mira' }, { type: 'creation.requested', name: 'Mira' }],
    ['flow.characterDraft', { type: 'creation.ready', characterId }, { type: 'draft.used' }],
    ['flow.characterDraft', { type: 'draft.returned', step: 'story' }, { type: 'draft.returned', step: 'story' }],
    ['flow.characterDraft', { type: 'draft.refused', fields: [] }, { type: 'draft.refused', fields: [] }],
    ['flow.conversations', { type: 'conversation.read', characterId }, { type: 'conversation.read', characterId }],
  ])('tells %s of %j', (id, told, event) => {
    expect(consequenceFor(id, told)).toEqual(event);
  });

  it.each([
    ['flow.gallery', { type: 'account.changed' }],
    ['flow.orders', { type: 'text.copied' }],
  ])('tells %s nothing of %j', (id, told) => {
    expect(consequenceFor(id, told)).toBeUndefined();
  });
});
