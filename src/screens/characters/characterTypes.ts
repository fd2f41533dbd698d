import type { ActorRefFrom } from 'xstate';
import type { cardImportMachine } from '#machines/cardImport/cardImportMachine.ts';
import type { characterEditMachine } from '#machines/characterEdit/characterEditMachine.ts';
import type { ownCharacterActsMachine } from '#machines/ownCharacterActs/ownCharacterActsMachine.ts';
import type { ownCharactersMachine } from '#machines/ownCharacters/ownCharactersMachine.ts';

export type OwnCharactersRef = ActorRefFrom<typeof ownCharactersMachine>;
export type OwnCharacterActsRef = ActorRefFrom<typeof ownCharacterActsMachine>;
export type CardImportRef = ActorRefFrom<typeof cardImportMachine>;
export type CharacterEditRef = ActorRefFrom<typeof characterEditMachine>;

/** What the screen of one's own characters binds. */
export interface OwnCharactersFlows {
  list: OwnCharactersRef;
  acts: OwnCharacterActsRef;
  cards: CardImportRef;
  /** Takes files by ids that nobody else has. */
  bring: (files: ReadonlyMap<string, File>) => void;
}
