import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { teaMachine, teaDescription } from './tea.ts';

const boil = fromPromise<void, void>(async ({ signal }) => {
  const { ok } = await fetch('boil', { method: 'POST', signal });
  if (!ok) throw new Error('The kettle is off');
});

const tea = createActor(teaMachine.provide({ actors: { boil } }));
const [status, cups] = [document.querySelector('[role=status]'), document.querySelector('[data-cups]')];
const buttons = (['brew.pressed', 'stop.pressed', 'cup.emptied'] as const).map((type) => {
  const button = document.querySelector<HTMLButtonElement>(`[data-event="${type}"]`);
  button?.addEventListener('click', () => tea.send({ type }));
  return { type, button };
});

const show = (snapshot: SnapshotFrom<typeof teaMachine>): void => {
  if (status) status.textContent = teaDescription.states[snapshot.value];
  if (cups) cups.textContent = String(snapshot.context.cups);
  for (const { type, button } of buttons) button?.toggleAttribute('hidden', !snapshot.can({ type }));
};

tea.subscribe(show);
tea.start();
