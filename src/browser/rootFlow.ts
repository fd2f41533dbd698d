import { Actor, type AnyStateMachine, type InputFrom } from 'xstate';
import { inspected } from './inspect.ts';

type Options<Logic extends AnyStateMachine> =
  undefined extends InputFrom<Logic>
    ? [options?: { readonly input?: InputFrom<Logic> }]
    : [options: { readonly input: InputFrom<Logic> }];

/** Creates a flow that no other owns; it is known by the id of its machine, and whoever is listening hears of it. */
export const rootFlow = <Logic extends AnyStateMachine>(logic: Logic, ...[options]: Options<Logic>): Actor<Logic> =>
  new Actor(logic, { ...options, ...inspected });
