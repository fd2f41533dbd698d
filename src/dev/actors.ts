import {
  createActor,
  fromCallback,
  fromPromise,
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
  createActor(exploreMachine, {
    input: { filter: NO_FILTER },
    snapshot: exploreMachine.resolveState({
      value: { field: 'resting', list },
      context: {
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
    }),
  }).start();

export const session = (
  value: Value<typeof sessionMachine>,
  context: Partial<ContextFrom<typeof sessionMachine>> = {},
) =>
  createActor(sessionMachine, {
    snapshot: sessionMachine.resolveState({
      value,
      context: {
        ...createActor(sessionMachine).getSnapshot().context,
        ...(value === 'signedIn' && { user, userInfoCode: 0 }),
        ...context,
      },
    }),
  }).start();

export const auth = (value: Value<typeof authMachine>, context: Partial<AuthContext> = {}) =>
  createActor(authMachine, {
    snapshot: authMachine.resolveState({ value, context: { ...blank, ...context } }),
  }).start();

export const providers = () =>
  createActor(identityProvidersMachine, {
    snapshot: identityProvidersMachine.resolveState({
      value: 'known',
      context: { providers: [{ oauthType: 'example', name: 'Example' }] },
    }),
  }).start();

export const settings = (
  value: Value<typeof settingsMachine>,
  context: Partial<ContextFrom<typeof settingsMachine>> = {},
) =>
  createActor(settingsMachine, {
    input: settingsUser,
    snapshot: settingsMachine.resolveState({
      value,
      context: { user: settingsUser, notice: null, failure: null, fields: [], ...context },
    }),
  }).start();

export const passwordReset = (value: Value<typeof passwordResetMachine>) =>
  createActor(passwordResetMachine, {
    snapshot: passwordResetMachine.resolveState({
      value,
      context: { code: 'ABCDEFGH2345', ended: null, failure: null, fields: [] },
    }),
  }).start();

export const emailChange = (value: Value<typeof emailChangeMachine>, side: EmailSide = 'old') =>
  createActor(emailChangeMachine, {
    snapshot: emailChangeMachine.resolveState({
      value,
      context: {
        code: 'ABCDEFGH2345',
        asked: value === 'checking' || value === 'checkFailed' ? null : { side, email: awaitingEmail.newEmail },
        failure: value === 'checkFailed' ? offline : null,
      },
    }),
  }).start();

export const setup = (value: Value<typeof setupMachine>, context: Partial<ContextFrom<typeof setupMachine>> = {}) =>
  createActor(setupMachine, {
    snapshot: setupMachine.resolveState({ value, context: { failure: null, fields: [], ...context } }),
  }).start();

export const chat = (value: Value<typeof chatMachine>, context: Partial<ChatContext> = {}) =>
  createActor(chatMachine, {
    input: { characterId: character.characterId },
    snapshot: chatMachine.resolveState({
      value,
      context: {
        characterId: character.characterId,
        character,
        messages,
        hasOlder: false,
        isDemo: false,
        draft: '',
        editing: null,
        request: null,
        wasSending: false,
        greeting: 0,
        seekTime: null,
        failure: null,
        olderFailure: null,
        ...context,
      },
    }),
  }).start();

const careReminder = (kind: CareReminderKind | null) =>
  createActor(careReminderMachine, {
    snapshot: careReminderMachine.resolveState({
      value: { shown: { counted: 'resting' } },
      context: {
        ...createActor(careReminderMachine).getSnapshot().context,
        reminder: kind === null ? null : { kind, number: 0 },
      },
    }),
  }).start();

/** Reporting the sample character, or another thing, at a state. */
export const reportOf = (value: StateValueFrom<typeof reportMachine>, kind: ReportKind = 'character') =>
  createActor(reportMachine, {
    snapshot: reportMachine.resolveState({
      value,
      context: {
        ...nothingReported,
        target: value === 'closed' ? null : { kind, targetId: character.characterId },
      },
    }),
  }).start();

/** The flows of a conversation, of which talking is as given, with the reminder that is due. */
export const flowsOf = <Chat>(
  chat: Chat,
  context: Partial<ContextFrom<typeof messageActsMachine>> = {},
  reminder: CareReminderKind | null = null,
) => ({
  chat,
  careReminder: careReminder(reminder),
  nextLine: createActor(nextLineMachine, { input: { characterId: character.characterId } }).start(),
  acts: createActor(messageActsMachine, {
    snapshot: messageActsMachine.resolveState({
      value: { resting: 'idle' },
      context: { ...createActor(messageActsMachine).getSnapshot().context, ...context },
    }),
  }).start(),
  speech: createActor(speechMachine).start(),
  imageDetail: createActor(imageDetailMachine).start(),
  report: reportOf('closed'),
});

/** A conversation of 400 messages whose earlier pages arrive after a moment, and whose answers are typed out. */
export const livingChat = () =>
  createActor(
    chatMachine.provide({
      actors: {
        loadConversation: fromPromise<LoadedConversation, LoadConversationInput>(async () => {
          await pause(300);
          return { character, messages: manyMessages.slice(-50), hasOlder: true, isDemo: true };
        }),
        loadOlder: fromPromise<LoadedOlder, LoadOlderInput>(async ({ input }) => {
          await pause(400);
          const end = manyMessages.findIndex((message) => message.createTime >= input.endTime);
          return { messages: manyMessages.slice(Math.max(0, end - 50), end), hasOlder: end > 50 };
        }),
        answer: fromCallback(({ input, sendBack }) => typeOut(input, sendBack)),
      },
    }),
    { input: { characterId: character.characterId } },
  ).start();

export const list = (
  value: Value<typeof conversationsMachine>,
  context: Partial<SnapshotFrom<typeof conversationsMachine>['context']> = {},
) =>
  createActor(conversationsMachine, {
    snapshot: conversationsMachine.resolveState({ value, context: { conversations, failure: null, ...context } }),
  }).start();
