interface Wrapped {
  readonly name: string;
  readonly guards: readonly unknown[];
}
const isWrapped = (guard: object): guard is Wrapped => 'guards' in guard && Array.isArray(guard.guards);

/** `isAge`, `not(isAge)`, `and(isAge, isName)`; a function that has no name is `inline`. */
export const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  if ((typeof guard !== 'object' && typeof guard !== 'function') || guard === null) return '';
  if (isWrapped(guard)) return `${guard.name}(${guard.guards.map(guardName).join(', ')})`;
  if ('type' in guard && typeof guard.type === 'string') return guard.type;
  return 'name' in guard && typeof guard.name === 'string' && guard.name !== '' ? guard.name : 'inline';
};

/** `assign` for what XState calls `xstate.assign`; what is written in place has no other name. */
export const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action;
  if ((typeof action !== 'object' && typeof action !== 'function') || action === null) return 'inline';
  return 'type' in action && typeof action.type === 'string' ? action.type.replace(/^xstate\./, '') : 'inline';
};
