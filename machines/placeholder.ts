import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';

const notProvided = (name: string): Error => new Error(`Actor "${name}" was not provided`);

/** Stands for a promise actor that `.provide()` gives at the edge; started without that, it fails with the actor's name. */
export const promisePlaceholder = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));

/** Like `promisePlaceholder`, for a callback actor: it gets `Input`, understands `Received` and sends its machine's own events back. */
export const callbackPlaceholder = <Input, Received extends EventObject = EventObject>(
  name: string,
): CallbackActorLogic<Received, Input> =>
  fromCallback<Received, Input>(() => {
    throw notProvided(name);
  });
