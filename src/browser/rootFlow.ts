import { type Actor, type AnyStateMachine, createActor, type InputFrom } from 'xstate';
import { inspected } from './inspect.ts';

type Options<Logic extends AnyStateMachine> =
  undefined extends InputFrom<Logic>
    ? [options?: { readonly input?: InputFrom<Logic> }]
    : [options: { readonly input: InputFrom<Logic> }];

/** Creates a flow that no other owns; it is known by the id of its machine, and whoever is listening hears of it. */
export function rootFlow<Logic extends AnyStateMachine>(logic: Logic, ...options: Options<Logic>): Actor<Logic>;
export function rootFlow(logic: AnyStateMachine, options: object = {}): Actor<AnyStateMachine> {
  return createActor(logic, { ...options, ...inspected });
}
