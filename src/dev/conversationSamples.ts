import type { ContextFrom, StateValueFrom } from 'xstate';
import type { ChatHit } from '#contract/chatActs.ts';
import { conversationActsMachine } from '#machines/conversationActs/conversationActsMachine.ts';
import { nothingAsked } from '#machines/conversationActs/conversationActsSetup.ts';
import { messageActsMachine } from '#machines/messageActs/messageActsMachine.ts';
import { nothingAsked as noActs } from '#machines/messageActs/messageActsSetup.ts';
import { searchMachine } from '#machines/search/searchMachine.ts';
import { characters } from './samples.ts';
import { flowAt } from './flowAt.ts';

/** Search and acts that stand still in a state, for looking at what a screen makes of it. */

const DAY = 86_400_000;
const excerpts: readonly [role: ChatHit['role'], excerpt: string][] = [
  [
    'companion',
    '…the light on the pier went out at half past two. *She looks up.* And then the light came back, by itself…',
  ],
  ['user', 'Lighthouses, of all things? I thought you kept a radio show.'],
  ['companion', 'Any time. Sleep when you can; I’ll keep the light on.'],
  [
    'companion',
    '…there is a good light over the harbour before the rain, and nobody takes a picture of it, because everybody is busy tying down the boats. I was busy too, with a borrowed camera and the wrong shoes, and the LIGHT…',
  ],
  ['user', 'Turn off the light, please.'],
];

export const hits: readonly ChatHit[] = excerpts.flatMap(([role, excerpt], index) => {
  const character = characters[index];
  return character === undefined
    ? []
    : [{ character, msgId: `hit${String(index)}`, role, createTime: Date.now() - index * index * DAY, excerpt }];
});

export const search = (
  value: StateValueFrom<typeof searchMachine>,
  context: Partial<ContextFrom<typeof searchMachine>> = {},
) =>
  flowAt(searchMachine, value, {
    characterId: null,
    query: value === 'idle' ? '' : 'light',
    searched: 'light',
    hits: value === 'idle' ? [] : hits,
    nextCursor: null,
    failure: null,
    ...context,
  });

export const conversationActs = (
  value: StateValueFrom<typeof conversationActsMachine>,
  context: Partial<ContextFrom<typeof conversationActsMachine>> = {},
) => flowAt(conversationActsMachine, value, { ...nothingAsked, ...context });

export const messageActs = (
  value: StateValueFrom<typeof messageActsMachine>,
  context: Partial<ContextFrom<typeof messageActsMachine>> = {},
) => flowAt(messageActsMachine, value, { ...noActs, ...context });
