import type { ActorRefFrom } from 'xstate';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { pictureTaskMachine } from '#machines/pictureTask/pictureTaskMachine.ts';
import { keptOf } from '#machines/pictureTask/pictureTaskSelectors.ts';
import { pictureTaskActors } from '#src/actors/pictureTaskActors.ts';
import { takeLike } from '#src/browser/likePicture.ts';
import { readPictures, writePictures } from '#src/browser/pictureDraft.ts';
import { type FlowHost, lifeOf } from './screenFlows.ts';

export type PictureTask = ActorRefFrom<typeof pictureTaskMachine>;

/** Asking for pictures, of a character if one is told, on the screen at `path`: told of the page and the network, and what is wished for is kept. */
export const createPictureTask = (
  { api, flows, session }: FlowHost,
  characterId: string | null,
  path: string,
): PictureTask => {
  const tasks = flows.begin(pictureTaskMachine.provide({ actors: pictureTaskActors(api) }), {
    id: 'pictureTask',
    isPersonal: true,
    screens: [path],
    retry: { type: 'session.restored' },
    tells: ['account.changed'],
  });
  const like = takeLike();
  const uid = userOf(session.getSnapshot())?.uid ?? null;
  const turned = (): void =>
    tasks.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  const signal = lifeOf(tasks);
  document.addEventListener('visibilitychange', turned, { signal });
  window.addEventListener('online', () => tasks.send({ type: 'network.restored' }), { signal });
  turned();
  tasks.send({ type: 'studio.opened', kept: readPictures(uid), characterId, like });

  let last = JSON.stringify(keptOf(tasks.getSnapshot()));
  tasks.subscribe((snapshot) => {
    const kept = keptOf(snapshot);
    const text = JSON.stringify(kept);
    if (text === last) return;
    last = text;
    writePictures(kept, uid);
  });
  return tasks;
};
