import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { User } from '#contract/user.ts';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { costOf, settingsUserOf, type SessionSnapshot } from '#machines/session/sessionSelectors.ts';
import { ada, newcomer } from './model.ts';

const known = (user: User | null): SessionSnapshot => {
  const { context } = createActor(sessionMachine).getSnapshot();
  return sessionMachine.resolveState({ value: 'loading', context: { ...context, user } });
};

describe('sessionSelectors', () => {
  it('tell the settings who is signed in, once everything that setup asks for is known', () => {
    const users: (User | null)[] = [
      ada,
      { ...ada, pictureChoice: 'always', showsReasoning: true },
      null,
      newcomer,
      { ...ada, name: null },
      { ...ada, pronoun: null },
    ];
    expect(users.map((user) => settingsUserOf(known(user)))).toEqual([
      {
        email: 'ada@example.com',
        newEmail: null,
        name: 'Ada',
        pronoun: 'she/her',
        hasPassword: true,
        country: null,
        pictureChoice: 'ask',
        showsReasoning: false,
      },
      {
        email: 'ada@example.com',
        newEmail: null,
        name: 'Ada',
        pronoun: 'she/her',
        hasPassword: true,
        country: null,
        pictureChoice: 'always',
        showsReasoning: true,
      },
      null,
      null,
      null,
      null,
    ]);
  });

  it('tell what a service costs, where that is known', () => {
    const users = [ada, { ...ada, serviceCosts: [] }, null];
    expect(users.map((user) => costOf('chat')(known(user)))).toEqual([1, null, null]);
  });
});
