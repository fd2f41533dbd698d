import { characterCreationMachine } from '#machines/characterCreation/characterCreationMachine.ts';
import type { CharacterCreationEvent } from '#machines/characterCreation/characterCreationSetup.ts';
import { keptOf as keptCreation } from '#machines/characterCreation/characterCreationSelectors.ts';
import { characterDraftMachine } from '#machines/characterDraft/characterDraftMachine.ts';
import { keptOf as keptDraft, valuesOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { portraitPreviewMachine } from '#machines/portraitPreview/portraitPreviewMachine.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { characterCreationActors, characterDraftActors } from '#src/actors/characterActors.ts';
import { readCreation, readDraft, writeCreation, writeDraft } from '#src/browser/characterDraft.ts';
import { CREATION_KEY, DRAFT_KEY } from '#src/browser/persistentStore.ts';
import { type FlowHost, lifeOf } from './screenFlows.ts';

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
export const createGenerator = ({ api, app, flows, session }: FlowHost) => {
  const uid = (): string | null => userOf(session.getSnapshot())?.uid ?? null;
  const draft = flows.begin(characterDraftMachine.provide({ actors: characterDraftActors(api) }), {
    id: 'characterDraft',
    input: { kept: readDraft(uid()) },
    isPersonal: true,
  });
  const creation = flows.begin(characterCreationMachine.provide({ actors: characterCreationActors(api) }), {
    id: 'characterCreation',
    isPersonal: true,
    retry: { type: 'follow.resumed' },
    tells: ['account.changed'],
  });
  const preview = flows.begin(portraitPreviewMachine, {
    id: 'portraitPreview',
    input: { looks: looksOf(draft.getSnapshot()) },
    isPersonal: true,
  });

  onChange(draft, looksOf, (looks) => preview.send({ type: 'looks.changed', looks }));
  onChange(draft, keptDraft, (kept) => writeDraft(kept, uid()));
  onChange(creation, keptCreation, (kept) => writeCreation(kept, uid()));

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
  // Somebody has signed in: what was entered is theirs now.
  const takeOver = (): void => {
    const entered = keptDraft(draft.getSnapshot());
    const kept = readDraft(uid());
    if (entered !== null) writeDraft(entered, uid());
    else if (kept !== null) draft.send({ type: 'draft.replaced', kept });
    takeUp();
  };
  const restored: CharacterCreationEvent = { type: 'network.restored' };
  const signal = lifeOf(draft);
  document.addEventListener('visibilitychange', turned, { signal });
  window.addEventListener('online', () => creation.send(restored), { signal });
  window.addEventListener('storage', takeUpFromElsewhere, { signal });
  const taking = app.on('session.restored', takeOver);
  signal.addEventListener('abort', () => taking.unsubscribe());
  turned();
  takeUp();

  return { draft, creation, preview };
};
export type Generator = ReturnType<typeof createGenerator>;
