const ALWAYS_THERE = 'what is asked for is always there in that state, which types cannot tell';
const CLEARED_AT_ONCE = 'the first state clears it as it is entered';

/** Mutants of the code in functions that nobody could tell from the right code: by file below `machines/`, then by name, each with its reason. */
export const equivalentMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'app/relay.ts': {
    'subscription.unsubscribe() → undefined': 'xstate lets an actor that was stopped send nothing back',
  },
  'characterEdit/characterEditSetup.ts': {
    "[] → ['mutated']": CLEARED_AT_ONCE,
  },
  'chat/chatSelectors.ts': {
    'snapshot.context.olderFailure?.errNo → snapshot.context.olderFailure.errNo': ALWAYS_THERE,
  },
  'chat/chatSetup.ts': {
    'answerOf(context.messages)?.msgId → answerOf(context.messages).msgId': ALWAYS_THERE,
  },
  'chat/messages.ts': {
    'answer?.msgId → answer.msgId': ALWAYS_THERE,
  },
  'explore/exploreMachine.ts': {
    "{ filter, text: filter.query ?? '', featured: [], tags: [], characters: [], nextCursor: nu… → ({ filter, text: filter.query ?? '', featured: [], tags: [], characters: [], nextCursor: n…":
      CLEARED_AT_ONCE,
  },
  'ownCharacterActs/ownCharacterActsSetup.ts': {
    'context.target?.visibility → context.target.visibility': ALWAYS_THERE,
  },
  'pictureTask/pictureTaskSetup.ts': {
    'failure?.errNo → failure.errNo': ALWAYS_THERE,
    'context.failure?.errNo → context.failure.errNo': ALWAYS_THERE,
  },
  'routeGuard/routeGuardMachine.ts': {
    'context.wanted?.requiresSignIn → context.wanted.requiresSignIn': ALWAYS_THERE,
  },
};
