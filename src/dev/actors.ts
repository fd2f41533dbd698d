import {
  fromCallback,
  fromPromise,
  getInitialSnapshot,
  type AnyStateMachine,
  type SnapshotFrom,
  type StateValueFrom,
  type ContextFrom,
} from 'xstate';
import type { CareReminderKind } from '#contract/careReminder.ts';
import type { EmailSide } from '#contract/emailChange.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { blank, type AuthContext } from '#machines/auth/authSetup.ts';
import { careReminderMachine } from '#machines/careReminder/careReminderMachine.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import type {
  AnswerEvent,
  AnswerInput,
  ChatContext,
  LoadConversationInput,
  LoadedConversation,
  LoadedOlder,
  LoadOlderInput,
} from '#machines/chat/chatTypes.ts';
import { chatPictureMachine } from '#machines/chatPicture/chatPictureMachine.ts';
import { conversationsMachine } from '#machines/conversations/conversationsMachine.ts';
import { emailChangeMachine } from '#machines/emailChange/emailChangeMachine.ts';
import { exploreMachine, type ExploreContext, NO_FILTER } from '#machines/explore/exploreMachine.ts';
import type { Failure } from '#machines/failure.ts';
import { identityProvidersMachine } from '#machines/identityProviders/identityProvidersMachine.ts';
import type { ReportKind } from '#contract/report.ts';
import { reportMachine } from '#machines/report/reportMachine.ts';
import { nothingReported } from '#machines/report/reportSetup.ts';
import { imageDetailMachine } from '#machines/imageDetail/imageDetailMachine.ts';
import { messageActsMachine } from '#machines/messageActs/messageActsMachine.ts';
import { nextLineMachine } from '#machines/nextLine/nextLineMachine.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordResetMachine.ts';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { speechMachine } from '#machines/speech/speechMachine.ts';
import { settingsMachine } from '#machines/settings/settingsMachine.ts';
import { setupMachine } from '#machines/setup/setupMachine.ts';
import { character, characters, conversations, manyMessages, messages, plainMessage, tags, user } from './samples.ts';
import { flowAt } from './flowAt.ts';
import { rootFlow } from '#src/browser/rootFlow.ts';

const settingsUser = {
  email: user.email,
  newEmail: null,
  name: 'Ada',
  pronoun: 'she/her',
  hasPassword: true,
  country: null,
  pictureChoice: 'ask',
  showsReasoning: false,
} as const;

/** The same while another email waits to be confirmed. */
export const awaitingEmail = { ...settingsUser, newEmail: 'ada@elsewhere.example' } as const;

/** Actors that stand still in a state, for looking at what a screen makes of it. */

type Value<M extends AnyStateMachine> = StateValueFrom<M>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers with a fixed text, a word at a time. */
const typeOut = (input: AnswerInput, sendBack: (event: AnswerEvent) => void) => {
  if (input.kind !== 'send') return undefined;
  const now = Date.now();
  const answer = { ...plainMessage, msgId: `a${String(now)}`, role: 'companion', createTime: now + 1 } as const;
  const words = `*She thinks for a while.* ${'There was once a baker who never slept. '.repeat(12)}`.split(/(?<= )/);
  let text = '';
  const timer = setInterval(() => {
    const word = words.shift();
    if (text === '' && word !== undefined)
      sendBack({
        type: 'answer.started',
        messages: [
          { ...plainMessage, msgId: `u${String(now)}`, role: 'user', text: input.text, createTime: now },
          { ...answer, text: '', status: 'generating' },
        ],
      });
    if (word === undefined) sendBack({ type: 'answer.ended', message: { ...answer, text, status: 'done' } });
    else {
      text += word;
      sendBack({ type: 'answer.extended', msgId: answer.msgId, seq: text.length, text: word });
    }
  }, 30);
  return () => {
    clearInterval(timer);
  };
};

export const offline: Failure = { errNo: -1, fields: [] };

type ExploreList = Exclude<Value<typeof exploreMachine>, string>['list'];

export const explore = (list: NonNullable<ExploreList>, context: Partial<ExploreContext> = {}) =>
  flowAt(
    exploreMachine,
    { field: 'resting', list },
    {
      filter: NO_FILTER,
      text: context.filter?.query ?? '',
      featured: characters.slice(0, 4),
      tags,
      characters,
      nextCursor: 'next',
      near: null,
      failure: null,
      ...context,
    },
  );

export const session = (
  value: Value<typeof sessionMachine>,
  context: Partial<ContextFrom<typeof sessionMachine>> = {},
) =>
  flowAt(sessionMachine, value, {
    ...getInitialSnapshot(sessionMachine).context,
    ...(value === 'signedIn' && { user, userInfoCode: 0 }),
    ...context,
  });

export const auth = (value: Value<typeof authMachine>, context: Partial<AuthContext> = {}) =>
  flowAt(authMachine, value, { ...blank, ...context });

export const providers = () =>
  flowAt(identityProvidersMachine, 'known', { providers: [{ oauthType: 'example', name: 'Example' }] });

export const settings = (
  value: Value<typeof settingsMachine>,
  context: Partial<ContextFrom<typeof settingsMachine>> = {},
) => flowAt(settingsMachine, value, { user: settingsUser, notice: null, failure: null, fields: [], ...context });

export const passwordReset = (value: Value<typeof passwordResetMachine>) =>
  flowAt(passwordResetMachine, value, { code: 'ABCDEFGH2345', ended: null, failure: null, fields: [] });

export const emailChange = (value: Value<typeof emailChangeMachine>, side: EmailSide = 'old') =>
  flowAt(emailChangeMachine, value, {
    code: 'ABCDEFGH2345',
    asked: value === 'checking' || value === 'checkFailed' ? null : { side, email: awaitingEmail.newEmail },
    failure: value === 'checkFailed' ? offline : null,
  });

export const setup = (value: Value<typeof setupMachine>, context: Partial<ContextFrom<typeof setupMachine>> = {}) =>
  flowAt(setupMachine, value, { failure: null, fields: [], ...context });

export const chat = (value: Value<typeof chatMachine>, context: Partial<ChatContext> = {}) =>
  flowAt(chatMachine, value, {
    characterId: character.characterId,
    character,
    messages,
    hasMore: false,
    isDemo: false,
    help: null,
    draft: '',
    editing: null,
    request: null,
    wasSending: false,
    greeting: 0,
    seekTime: null,
    failure: null,
    olderFailure: null,
    ...context,
  });

const careReminder = (kind: CareReminderKind | null) =>
  flowAt(
    careReminderMachine,
    { shown: { counted: 'resting' } },
    {
      ...getInitialSnapshot(careReminderMachine).context,
      reminder: kind === null ? null : { kind, number: 0 },
    },
  );

/** Reporting the sample character, or another thing, at a state. */
export const reportOf = (value: StateValueFrom<typeof reportMachine>, kind: ReportKind = 'character') =>
  flowAt(reportMachine, value, {
    ...nothingReported,
    target: value === 'closed' ? null : { kind, targetId: character.characterId },
  });

/** The flows of a conversation, of which talking is as given, with the reminder that is due. */
export const flowsOf = <Chat>(
  chat: Chat,
  context: Partial<ContextFrom<typeof messageActsMachine>> = {},
  reminder: CareReminderKind | null = null,
) => ({
  chat,
  careReminder: careReminder(reminder),
  nextLine: rootFlow(nextLineMachine, { input: { characterId: character.characterId } }).start(),
  picture: rootFlow(chatPictureMachine).start(),
  acts: flowAt(
    messageActsMachine,
    { resting: 'idle' },
    { ...getInitialSnapshot(messageActsMachine).context, ...context },
  ),
  speech: rootFlow(speechMachine).start(),
  imageDetail: rootFlow(imageDetailMachine).start(),
  report: reportOf('closed'),
});

/** A conversation of 400 messages whose earlier pages arrive after a moment, and whose answers are typed out. */
export const livingChat = () =>
  rootFlow(
    chatMachine.provide({
      actors: {
        loadConversation: fromPromise<LoadedConversation, LoadConversationInput>(async () => {
          await pause(300);
          return { character, messages: manyMessages.slice(-50), hasMore: true, isDemo: true };
        }),
        loadOlder: fromPromise<LoadedOlder, LoadOlderInput>(async ({ input }) => {
          await pause(400);
          const end = manyMessages.findIndex((message) => message.createTime >= input.endTime);
          return { messages: manyMessages.slice(Math.max(0, end - 50), end), hasMore: end > 50 };
        }),
        answer: fromCallback(({ input, sendBack }) => typeOut(input, sendBack)),
      },
    }),
    { input: { characterId: character.characterId } },
  ).start();

export const list = (
  value: Value<typeof conversationsMachine>,
  context: Partial<SnapshotFrom<typeof conversationsMachine>['context']> = {},
) => flowAt(conversationsMachine, value, { conversations, failure: null, ...context });
