import type { ReactNode } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the log hears these flows, and nobody else
import { createActor, fromCallback, fromPromise } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import { setupMachine, type UpdatedUser } from '#machines/setup/setupMachine.ts';
import { sidebarMachine } from '#machines/sidebar/sidebarMachine.ts';
import { publish } from '@liora/flow-kit/lab/channel.ts';
import { createFlowLog } from '@liora/flow-kit/lab/flowLog.ts';
import { Lab } from '@liora/flow-kit/lab/Lab.tsx';
import { type FollowInput, labMachine } from '@liora/flow-kit/lab/labMachine.ts';
import { rootFlow } from '#src/browser/rootFlow.ts';
import { knowledge, labActors } from './knowledge.ts';
import { user } from '../samples.ts';

const own = { id: 'own', title: 'Liora', address: '/dev/flows' };
/** Milliseconds since 1970. */
const BEGUN = 1_790_000_000_000;

/** A new account that gives its name, and its age wrongly first; beside it a flow that nothing happens to, and one that is over. */
const lived = () => {
  let time = BEGUN;
  const log = createFlowLog(() => (time += 250));
  const answers: UpdatedUser[] = [{ errNo: errNo.setupAge, user }];
  const updateUser = fromPromise<UpdatedUser, object>(() => {
    const answer = answers.shift();
    return answer === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(answer);
  });
  const { inspect } = log;
  createActor(sidebarMachine, { inspect }).start();
  createActor(sidebarMachine, { inspect }).start().stop();
  const setup = createActor(setupMachine.provide({ actors: { updateUser } }), { inspect });
  setup.on('user.updated', () => {
    setup.send({ type: 'age.submitted', age: 7 });
    setup.send({ type: 'profile.submitted', name: 'Ada', pronoun: 'she/her' });
    setup.send({ type: 'age.submitted', age: 36 });
  });
  setup.start();
  setup.send({ type: 'setup.required', errNo: errNo.setupNameAndPronoun });
  setup.send({ type: 'profile.submitted', name: 'Ada', pronoun: 'she/her' });
  return log;
};

const followed = () => {
  const log = lived();
  publish(log, () => ({ id: 'sample', title: 'A page with flows', address: '/' }));
  const followPage = fromCallback<{ type: 'none' }, FollowInput>(({ sendBack }) => {
    sendBack({ type: 'log.told', log: log.read() });
    return log.listen((flow, entry) => sendBack({ type: 'entry.told', flow, entry }));
  });
  const { copyText } = labActors;
  return rootFlow(labMachine.provide({ actors: { followPage, copyText } }), { input: { own } }).start();
};

/** The lab itself: before anything was heard, and with flows to look at, which the other can follow too. */
export const labScenes: Readonly<Record<string, () => ReactNode>> = {
  'flows-nothing': () => (
    <Lab lab={rootFlow(labMachine.provide({ actors: labActors }), { input: { own } }).start()} knowledge={knowledge} />
  ),
  flows: () => <Lab lab={followed()} knowledge={knowledge} />,
};
