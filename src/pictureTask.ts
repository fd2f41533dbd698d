import type { ActorRefFrom } from 'xstate';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { pictureTaskMachine } from '#machines/pictureTask/pictureTaskMachine.ts';
import { keptOf } from '#machines/pictureTask/pictureTaskSelectors.ts';
import { watchFlows } from './analytics.ts';
import { pictureTaskActors } from './actors/pictureTaskActors.ts';
import type { Api } from './api/api.ts';
import type { Liora } from './liora.ts';
import { takeLike } from './likePicture.ts';
import { readPictures, writePictures } from './pictureDraft.ts';

/** The flow of asking for pictures, to be started by its screen. */
export const pictureTaskLogic = (api: Api) => pictureTaskMachine.provide({ actors: pictureTaskActors(api) });

/**
 * Tells the flow of the page, the network and the session for as long as its screen is there, and keeps what is wished for.
 * Gives what to call when the screen is left.
 */
export const attendPictureTask = (
  tasks: ActorRefFrom<typeof pictureTaskMachine>,
  { app, session }: Pick<Liora, 'app' | 'session'>,
  characterId: string | null,
): (() => void) => {
  const like = takeLike();
  const uid = userOf(session.getSnapshot())?.uid ?? null;
  const turned = (): void =>
    tasks.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  const leaving = new AbortController();
  const { signal } = leaving;
  document.addEventListener('visibilitychange', turned, { signal });
  window.addEventListener('online', () => tasks.send({ type: 'network.restored' }), { signal });
  turned();
  tasks.send({ type: 'studio.opened', kept: readPictures(uid), characterId, like });

  let last = JSON.stringify(keptOf(tasks.getSnapshot()));
  const followings = [
    watchFlows(tasks),
    tasks.on('account.changed', (event) => app.send(event)),
    session.on('session.changed', ({ isSignedIn }) => {
      if (isSignedIn) tasks.send({ type: 'session.restored' });
    }),
    tasks.subscribe((snapshot) => {
      const kept = keptOf(snapshot);
      const text = JSON.stringify(kept);
      if (text === last) return;
      last = text;
      writePictures(kept, uid);
    }),
  ];
  return () => {
    leaving.abort();
    for (const following of followings) following.unsubscribe();
  };
};
