/** What an action or a guard is given by what happens, where that is all it needs. */

/** The action or guard with the event itself. */
export const withEvent = <const Type extends string>(type: Type) =>
  ({ type, params: <Event>({ event }: { event: Event }): Event => event }) as const;

/** The action or guard with what an actor answered. */
export const withOutput = <const Type extends string>(type: Type) =>
  ({ type, params: <Output>({ event }: { event: { output: Output } }): Output => event.output }) as const;
