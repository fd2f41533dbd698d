import { createActor } from 'xstate';
import { characterCreationMachine } from '#machines/characterCreation/characterCreationMachine.ts';
import type { CharacterCreationEvent } from '#machines/characterCreation/characterCreationSetup.ts';
import { keptOf as keptCreation } from '#machines/characterCreation/characterCreationSelectors.ts';
import { characterDraftMachine } from '#machines/characterDraft/characterDraftMachine.ts';
import { keptOf as keptDraft, valuesOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { portraitPreviewMachine } from '#machines/portraitPreview/portraitPreviewMachine.ts';
import { characterCreationActors, characterDraftActors } from './actors/characterActors.ts';
import { watchFlows } from './analytics.ts';
import type { Api } from './api/api.ts';
import { readCreation, readDraft, writeCreation, writeDraft } from './characterDraft.ts';
import { inspected } from './inspect.ts';
import { CREATION_KEY, DRAFT_KEY } from './makingStore.ts';

/** What the making of a character has to know, and to tell. */
export interface MakingListeners {
  /** Of who is signed in; `null` when nobody is. */
  readonly uid: () => string | null;
  /** Tokens were set aside, spent or given back. */
  readonly onAccountChanged: () => void;
}

/** Calls `write` with what `read` gives whenever that is another than before. */
const onChange = <State, Value>(
  actor: { subscribe: (next: (state: State) => void) => unknown; getSnapshot: () => State },
  read: (state: State) => Value,
  write: (value: Value) => void,
): void => {
  let last = JSON.stringify(read(actor.getSnapshot()));
  actor.subscribe((state) => {
    const value = read(state);
    const text = JSON.stringify(value);
    if (text === last) return;
    last = text;
    write(value);
  });
};

const looksOf = (state: Parameters<typeof valuesOf>[0]): string => JSON.stringify(valuesOf(state).appearance);

/** A character of one's own, from the first choice to the first words with it: its draft, its portrait, and the making of it. */
export const createMaking = (api: Api, { uid, onAccountChanged }: MakingListeners) => {
  const draft = createActor(characterDraftMachine.provide({ actors: characterDraftActors(api) }), {
    ...inspected,
    input: { kept: readDraft(uid()) },
  });
  const creation = createActor(characterCreationMachine.provide({ actors: characterCreationActors(api) }), inspected);
  const preview = createActor(portraitPreviewMachine, { ...inspected, input: { looks: looksOf(draft.getSnapshot()) } });

  draft.on('creation.wanted', (wish) => creation.send({ ...wish, type: 'creation.requested' }));
  creation.on('creation.ready', () => draft.send({ type: 'draft.used' }));
  creation.on('draft.returned', (event) => draft.send(event));
  creation.on('draft.refused', (event) => draft.send(event));
  creation.on('account.changed', onAccountChanged);
  onChange(draft, looksOf, (looks) => preview.send({ type: 'looks.changed', looks }));
  onChange(draft, keptDraft, (kept) => writeDraft(kept, uid()));
  onChange(creation, keptCreation, (kept) => writeCreation(kept, uid()));

  watchFlows(creation);
  for (const actor of [draft, creation, preview]) actor.start();

  const turned = (): void =>
    creation.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  let isTakenUp = false;
  const takeUp = (): void => {
    if (isTakenUp || uid() === null) return;
    isTakenUp = true;
    const kept = readCreation(uid());
    if (kept !== null) creation.send({ type: 'creation.found', kept });
  };
  const takeUpFromElsewhere = ({ key }: StorageEvent): void => {
    const [kept, made] = [readDraft(uid()), readCreation(uid())];
    if (key === DRAFT_KEY && kept !== null) draft.send({ type: 'draft.replaced', kept });
    // What is not accepted yet is the other tab's to send.
    if (key === CREATION_KEY && made !== null && made.characterId !== null)
      creation.send({ type: 'creation.found', kept: made });
  };
  const restored: CharacterCreationEvent = { type: 'network.restored' };
  const stopping = new AbortController();
  const { signal } = stopping;
  document.addEventListener('visibilitychange', turned, { signal });
  window.addEventListener('online', () => creation.send(restored), { signal });
  window.addEventListener('storage', takeUpFromElsewhere, { signal });
  turned();
  takeUp();

  return {
    draft,
    creation,
    preview,

    /** Somebody has signed in: what was entered is theirs now, and what waited for that goes on. */
    retry(): void {
      const entered = keptDraft(draft.getSnapshot());
      const kept = readDraft(uid());
      if (entered !== null) writeDraft(entered, uid());
      else if (kept !== null) draft.send({ type: 'draft.replaced', kept });
      takeUp();
      creation.send({ type: 'follow.resumed' });
    },

    /** Ends everything. */
    stop(): void {
      stopping.abort();
      for (const actor of [draft, creation, preview]) actor.stop();
    },
  };
};
export type Making = ReturnType<typeof createMaking>;
