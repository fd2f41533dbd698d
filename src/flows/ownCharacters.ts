import type { ActorRefFrom } from 'xstate';
import { cardImportMachine } from '#machines/cardImport/cardImportMachine.ts';
import { characterEditMachine } from '#machines/characterEdit/characterEditMachine.ts';
import { isBusy, isChoosingPortrait, isReadingLorebook } from '#machines/characterEdit/characterEditSelectors.ts';
import { ownCharacterActsMachine } from '#machines/ownCharacterActs/ownCharacterActsMachine.ts';
import { ownCharactersMachine } from '#machines/ownCharacters/ownCharactersMachine.ts';
import { cardImportActors } from '#src/actors/cardImportActors.ts';
import { characterEditActors, ownCharacterActsActors, ownCharactersActors } from '#src/actors/ownCharactersActors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { paths } from '#src/addresses/paths.ts';
import { type FlowHost, lifeOf } from './screenFlows.ts';

type Edit = ActorRefFrom<typeof characterEditMachine>;

const retry = { type: 'load.retried' } as const;
const outdated = { type: 'list.refreshRequested' } as const;

/** The person's own characters: the list of them, what is done with them, cards on their way in, and the one that is edited. */
export const createOwnCharacters = ({ api, flows }: FlowHost) => {
  const list = flows.begin(ownCharactersMachine.provide({ actors: ownCharactersActors(api) }), {
    id: 'ownCharacters',
    isPersonal: true,
    retry,
  });
  const acts = flows.begin(ownCharacterActsMachine.provide({ actors: ownCharacterActsActors(api) }), {
    id: 'ownCharacterActs',
    isPersonal: true,
  });
  /** Until they are in or refused. */
  const files = new Map<string, File>();
  const cards = flows.begin(cardImportMachine.provide({ actors: cardImportActors(api, (id) => files.get(id)) }), {
    id: 'cardImport',
    isPersonal: true,
  });
  /** Until they are read, or the portrait is another. */
  const chosen = new Map<string, File>();
  /** Of the picture that is shown before it is the portrait. */
  let url: string | undefined;
  const edit = flows.holder<Edit>((made) => made);
  let isOnScreen = window.location.pathname === paths.characters();

  cards.subscribe(({ context: { items } }) => {
    const kept = new Set(items.flatMap(({ id, status }) => (status === 'done' || status === 'refused' ? [] : [id])));
    for (const id of files.keys()) if (!kept.has(id)) files.delete(id);
  });

  const turn = (): void => {
    list.send({ type: isOnScreen && document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  };
  const restored = (): void => list.send(outdated);
  const signal = lifeOf(list);
  document.addEventListener('visibilitychange', turn, { signal });
  window.addEventListener('online', restored, { signal });
  turn();

  const createEdit = (characterId: string): Edit => {
    const actors = characterEditActors(api, (id) => chosen.get(id));
    const actor = flows.begin(characterEditMachine.provide({ actors }), {
      id: 'characterEdit',
      input: { characterId },
      isPersonal: true,
      retry,
    });
    actor.subscribe((snapshot) => {
      if (isReadingLorebook(snapshot) || isChoosingPortrait(snapshot)) return;
      chosen.clear();
      if (url !== undefined) URL.revokeObjectURL(url);
      url = undefined;
    });
    return actor;
  };

  return {
    /** What the screen binds. */
    flows: {
      list,
      acts,
      cards,
      /** Takes files that are to become characters, by ids that nobody else has. */
      bring(chosen: ReadonlyMap<string, File>): void {
        for (const [id, file] of chosen) files.set(id, file);
        cards.send({ type: 'files.added', files: [...chosen].map(([id, { name, size }]) => ({ id, name, size })) });
      },
    },

    /** The editing of a character; the same as before until it is left. */
    edit: (characterId: string): Edit => edit.get(() => createEdit(characterId), characterId),

    /** Asks whether a picture is to be the portrait of the character that is edited. */
    choosePortrait(file: File): void {
      const id = newIntentId();
      chosen.set(id, file);
      url = URL.createObjectURL(file);
      edit.held()?.send({ type: 'portrait.chosen', file: { id, url } });
    },

    /** Has a file read whose entries are to be added to the lorebook of the character that is edited. */
    readLorebook(file: File): void {
      const id = newIntentId();
      chosen.set(id, file);
      edit.held()?.send({ type: 'lorebook.chosen', file: { id } });
    },

    /** The person is at that address now: the list asks for nothing that nobody sees, and what was left is forgotten. */
    follow(pathname: string): void {
      isOnScreen = pathname === paths.characters();
      turn();
      const edited = edit.held()?.getSnapshot();
      // What is being saved must still reach the list.
      if (edited !== undefined && pathname !== paths.editCharacter(edited.context.characterId) && !isBusy(edited))
        edit.end();
    },
  };
};
export type OwnCharacters = ReturnType<typeof createOwnCharacters>;
