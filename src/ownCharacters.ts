import { type ActorRefFrom, createActor } from 'xstate';
import { cardImportMachine } from '#machines/cardImport/cardImportMachine.ts';
import { characterEditMachine } from '#machines/characterEdit/characterEditMachine.ts';
import { isBusy } from '#machines/characterEdit/characterEditSelectors.ts';
import { ownCharacterActsMachine } from '#machines/ownCharacterActs/ownCharacterActsMachine.ts';
import { ownCharactersMachine } from '#machines/ownCharacters/ownCharactersMachine.ts';
import { cardImportActors } from './actors/cardImportActors.ts';
import { characterEditActors, ownCharacterActsActors, ownCharactersActors } from './actors/ownCharactersActors.ts';
import type { Api } from './api/api.ts';
import { inspected } from './inspect.ts';
import { paths } from './paths.ts';

type Edit = ActorRefFrom<typeof characterEditMachine>;

const retried = { type: 'load.retried' } as const;
const outdated = { type: 'list.refreshRequested' } as const;

/** The person's own characters: the list of them, what is done with them, cards on their way in, and the one that is edited. */
export const createOwnCharacters = (api: Api) => {
  const list = createActor(ownCharactersMachine.provide({ actors: ownCharactersActors(api) }), inspected).start();
  const acts = createActor(ownCharacterActsMachine.provide({ actors: ownCharacterActsActors(api) }), inspected).start();
  /** Until they are in or refused. */
  const files = new Map<string, File>();
  const cards = createActor(
    cardImportMachine.provide({ actors: cardImportActors(api, (id) => files.get(id)) }),
    inspected,
  ).start();
  let edit: { readonly characterId: string; readonly actor: Edit } | undefined;
  let isOnScreen = window.location.pathname === paths.characters();

  acts.on('character.changed', (event) => list.send(event));
  acts.on('character.removed', (event) => list.send(event));
  acts.on('creation.resumed', () => list.send(outdated));
  cards.on('card.imported', () => list.send(outdated));
  cards.subscribe(({ context: { items } }) => {
    const kept = new Set(items.flatMap(({ id, status }) => (status === 'done' || status === 'refused' ? [] : [id])));
    for (const id of files.keys()) if (!kept.has(id)) files.delete(id);
  });

  const turn = (): void => {
    list.send({ type: isOnScreen && document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  };
  const restored = (): void => list.send(outdated);
  document.addEventListener('visibilitychange', turn);
  window.addEventListener('online', restored);
  turn();

  const closeEdit = (): void => {
    edit?.actor.stop();
    edit = undefined;
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
    edit(characterId: string): Edit {
      if (edit?.characterId === characterId) return edit.actor;
      closeEdit();
      const actor = createActor(characterEditMachine.provide({ actors: characterEditActors(api) }), {
        ...inspected,
        input: { characterId },
      });
      actor.on('character.changed', (event) => list.send(event));
      edit = { characterId, actor: actor.start() };
      return edit.actor;
    },

    /** The person is at that address now: the list asks for nothing that nobody sees, and what was left is forgotten. */
    follow(pathname: string): void {
      isOnScreen = pathname === paths.characters();
      turn();
      // What is being saved must still reach the list.
      if (edit !== undefined && pathname !== paths.editCharacter(edit.characterId) && !isBusy(edit.actor.getSnapshot()))
        closeEdit();
    },

    /** Loads again what was refused while the person was not signed in. */
    retry(): void {
      if (list.getSnapshot().can(retried)) list.send(retried);
      if (edit?.actor.getSnapshot().can(retried) === true) edit.actor.send(retried);
    },

    stop(): void {
      closeEdit();
      for (const actor of [list, acts, cards]) actor.stop();
      files.clear();
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('online', restored);
    },
  };
};
export type OwnCharacters = ReturnType<typeof createOwnCharacters>;
