import type { EventObject } from 'xstate';
import type { AccessEvent } from '#machines/access/accessMachine.ts';
import type { CardImportEmitted } from '#machines/cardImport/cardImportSetup.ts';
import type {
  CharacterCreationEmitted,
  CharacterCreationEvent,
} from '#machines/characterCreation/characterCreationSetup.ts';
import type { CharacterDraftEmitted, CharacterDraftEvent } from '#machines/characterDraft/characterDraftSetup.ts';
import type { CharacterEditEmitted } from '#machines/characterEdit/characterEditSetup.ts';
import type { ConversationActsEmitted } from '#machines/conversationActs/conversationActsSetup.ts';
import type { ConversationsEvent } from '#machines/conversations/conversationsMachine.ts';
import type { GalleryEvent } from '#machines/gallery/gallerySetup.ts';
import type { LedgerEvent } from '#machines/ledger/ledgerMachine.ts';
import type { OrdersEmitted, OrdersEvent } from '#machines/orders/ordersMachine.ts';
import type { OwnCharacterActsEmitted } from '#machines/ownCharacterActs/ownCharacterActsSetup.ts';
import type { OwnCharactersEvent } from '#machines/ownCharacters/ownCharactersMachine.ts';
import type { PictureActsEmitted } from '#machines/pictureActs/pictureActsSetup.ts';
import type { ReadMarkerEmitted } from '#machines/readMarker/readMarkerMachine.ts';
import type { SettingsEmitted } from '#machines/settings/settingsSetup.ts';
import type { SubscriptionEmitted, SubscriptionEvent } from '#machines/subscription/subscriptionSetup.ts';

/** What flows tell of what has become of things. */
type Told =
  | CardImportEmitted
  | CharacterCreationEmitted
  | CharacterDraftEmitted
  | CharacterEditEmitted
  | ConversationActsEmitted
  | OrdersEmitted
  | OwnCharacterActsEmitted
  | PictureActsEmitted
  | ReadMarkerEmitted
  | SettingsEmitted
  | SubscriptionEmitted;

/** What flows of screens understand, by their ids. */
interface Understood {
  'flow.access': AccessEvent;
  'flow.characterCreation': CharacterCreationEvent;
  'flow.characterDraft': CharacterDraftEvent;
  'flow.conversations': ConversationsEvent;
  'flow.gallery': GalleryEvent;
  'flow.ledger': LedgerEvent;
  'flow.orders': OrdersEvent;
  'flow.ownCharacters': OwnCharactersEvent;
  'flow.subscription': SubscriptionEvent;
}

/** The types under which an event is one of those. */
type Renamed<Event, Events extends EventObject> = Events extends EventObject
  ? Omit<Event, 'type'> & { type: Events['type'] } extends Events
    ? Events['type']
    : never
  : never;

type Consequences = {
  readonly [Type in Told['type']]?: {
    readonly [Id in keyof Understood]?:
      | Understood[Id]
      /** What was told, as an event of that type. */
      | Renamed<Extract<Told, { type: Type }>, Understood[Id]>;
  };
};

const outdated = { type: 'list.refreshRequested' } as const;

/**
 * What happens after what: by the type of what a flow tells, what other flows are told that screens have brought, if they are there. Who
 * said it is told nothing: it knows.
 */
const consequences: Consequences = {
  'account.changed': { 'flow.subscription': outdated, 'flow.orders': outdated, 'flow.ledger': outdated },
  'password.changed': { 'flow.access': outdated },
  'picture.removed': { 'flow.gallery': 'picture.removed' },
  'card.imported': { 'flow.ownCharacters': outdated },
  'character.changed': { 'flow.ownCharacters': 'character.changed' },
  'character.removed': { 'flow.ownCharacters': 'character.removed' },
  'creation.resumed': { 'flow.ownCharacters': outdated },
  'creation.wanted': { 'flow.characterCreation': 'creation.requested' },
  'creation.ready': { 'flow.characterDraft': { type: 'draft.used' } },
  'draft.returned': { 'flow.characterDraft': 'draft.returned' },
  'draft.refused': { 'flow.characterDraft': 'draft.refused' },
  'conversation.read': { 'flow.conversations': 'conversation.read' },
};
const byType: Readonly<Record<string, Readonly<Record<string, EventObject | string>> | undefined>> = consequences;

/** What the flow of that id is told after that; undefined for nothing. */
export const consequenceFor = (id: string, told: EventObject): EventObject | undefined => {
  const event = byType[told.type]?.[id];
  return typeof event === 'string' ? { ...told, type: event } : event;
};
