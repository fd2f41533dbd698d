import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { blankWish } from '#machines/pictureTask/pictureWish.ts';
import { characterCreationActors } from '#src/actors/characterActors.ts';
import { conversationActsActors } from '#src/actors/conversationActsActors.ts';
import { pictureActsActors } from '#src/actors/galleryActors.ts';
import { meetingActors } from '#src/actors/meetingActors.ts';
import { messageActsActors } from '#src/actors/messageActsActors.ts';
import { characterEditActors, ownCharacterActsActors } from '#src/actors/ownCharactersActors.ts';
import { ownReportsActors } from '#src/actors/ownReportsActors.ts';
import { pictureTaskActors } from '#src/actors/pictureTaskActors.ts';
import { reportActors } from '#src/actors/reportActors.ts';
import { useLosingServer } from './support/useLosingServer.ts';

const { api, asked } = useLosingServer();

const intentId = '00000000-0000-7000-8000-00000000000f';
const [characterId, taskId, pictureId, msgId, reportId] = [
  'character',
  'task',
  'picture',
  'message',
  'report',
] as const;
const report = { kind: 'message', targetId: msgId, reason: 'spam', content: '' } as const;
const request = {
  kind: 'quick',
  draft: { lookId: 'bronze-sea', name: 'Tomas', age: 41, temperament: 'gentle', part: 'friend', visibility: 'private' },
} as const;
const like = { msgId, liked: true } as const;
const select = { msgId, ordinal: 1 } as const;
const feedback = { msgId, tags: [], content: 'It forgot my name' };
const change = { tagline: 'Mends nets.' };
const meeting = { meetingId: 'meeting', characterId, greeting: 1 } as const;
const conversation = {
  format: 'liora.conversation.v1',
  character: { characterId: '00000000-0000-7000-8000-0000000000c1', name: 'Mira' },
  messages: [],
} as const;

const acting = (kind: 'cancel' | 'retry' | 'dismiss') =>
  [
    `/api/pictask/${kind}`,
    { taskId },
    () => toPromise(createActor(pictureTaskActors(api()).actOnTask, { input: { kind, taskId, intentId } }).start()),
  ] as const;

/** Each asks for what a machine calls by `intentId`. */
const INTENTS: readonly (readonly [path: string, body: object, ask: () => Promise<unknown>])[] = [
  [
    '/api/pictask/create',
    blankWish,
    () => toPromise(createActor(pictureTaskActors(api()).createTask, { input: { wish: blankWish, intentId } }).start()),
  ],
  acting('cancel'),
  acting('retry'),
  acting('dismiss'),
  [
    '/api/pictask/picture/delete',
    { pictureId },
    () =>
      toPromise(
        createActor(pictureActsActors(api()).deletePicture, { input: { kind: 'delete', pictureId, intentId } }).start(),
      ),
  ],
  [
    '/api/pictask/picture/show',
    { pictureId, characterId },
    () =>
      toPromise(
        createActor(pictureActsActors(api()).usePicture, {
          input: { kind: 'use', pictureId, characterId, intentId },
        }).start(),
      ),
  ],
  [
    '/api/character/ugc/create',
    request,
    () =>
      toPromise(createActor(characterCreationActors(api()).createCharacter, { input: { request, intentId } }).start()),
  ],
  [
    '/api/character/ugc/retry',
    { characterId },
    () =>
      toPromise(
        createActor(characterCreationActors(api()).retryCreation, { input: { characterId, intentId } }).start(),
      ),
  ],
  [
    '/api/character/ugc/retry',
    { characterId },
    () =>
      toPromise(
        createActor(ownCharacterActsActors(api()).retryCreation, {
          input: { kind: 'retry', characterId, intentId },
        }).start(),
      ),
  ],
  [
    '/api/character/ugc/delete',
    { characterId },
    () =>
      toPromise(
        createActor(ownCharacterActsActors(api()).deleteCharacter, {
          input: { kind: 'delete', characterId, intentId },
        }).start(),
      ),
  ],
  [
    '/api/character/ugc/update',
    { characterId, change: { visibility: 'private' } },
    () =>
      toPromise(
        createActor(ownCharacterActsActors(api()).changeVisibility, {
          input: { kind: 'visibility', characterId, visibility: 'private', intentId },
        }).start(),
      ),
  ],
  [
    '/api/character/ugc/update',
    { characterId, change },
    () =>
      toPromise(
        createActor(characterEditActors(api(), () => undefined).saveCharacter, {
          input: { characterId, change, intentId },
        }).start(),
      ),
  ],
  [
    '/api/chat/liked',
    like,
    () =>
      toPromise(
        createActor(messageActsActors(api()).changeMessage, { input: { kind: 'like', ...like, intentId } }).start(),
      ),
  ],
  [
    '/api/chat/select',
    select,
    () =>
      toPromise(
        createActor(messageActsActors(api()).changeMessage, { input: { kind: 'select', ...select, intentId } }).start(),
      ),
  ],
  [
    '/api/chat/feedback',
    feedback,
    () =>
      toPromise(
        createActor(messageActsActors(api()).changeMessage, {
          input: { kind: 'feedback', ...feedback, intentId },
        }).start(),
      ),
  ],
  [
    '/api/chat/delete',
    { msgId },
    () =>
      toPromise(
        createActor(messageActsActors(api()).deleteMessage, { input: { kind: 'delete', msgId, intentId } }).start(),
      ),
  ],
  [
    '/api/conversation/clear',
    { characterId },
    () =>
      toPromise(
        createActor(conversationActsActors(api()).clearConversation, {
          input: { kind: 'clear', characterId, intentId },
        }).start(),
      ),
  ],
  [
    '/api/conversation/delete',
    { characterId },
    () =>
      toPromise(
        createActor(conversationActsActors(api()).deleteConversation, {
          input: { kind: 'delete', characterId, intentId },
        }).start(),
      ),
  ],
  [
    '/api/chat/import',
    { conversation },
    () =>
      toPromise(
        createActor(conversationActsActors(api()).importConversation, {
          input: { kind: 'import', text: JSON.stringify(conversation), intentId },
        }).start(),
      ),
  ],
  [
    '/api/meeting/say',
    { ...meeting, speechText: 'Hello' },
    () => toPromise(createActor(meetingActors(api()).say, { input: { ...meeting, text: 'Hello', intentId } }).start()),
  ],
  [
    '/api/report/create',
    report,
    () => toPromise(createActor(reportActors(api()).sendReport, { input: { ...report, intentId } }).start()),
  ],
  [
    '/api/report/appeal',
    { reportId, content: 'It is mine' },
    () =>
      toPromise(
        createActor(ownReportsActors(api()).sendAppeal, {
          input: { reportId, content: 'It is mine', intentId },
        }).start(),
      ),
  ],
];

describe('[API-08] an intent of a machine', () => {
  it.each(INTENTS)('goes out under its own key, as it was meant: %s', async (path, body, ask) => {
    await expect(ask()).rejects.toMatchObject({ name: 'ApiFailure' });
    expect(asked()).toEqual([[path, intentId, body]]);
  });
});
