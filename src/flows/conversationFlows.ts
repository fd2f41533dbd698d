import type { ActorRefFrom } from 'xstate';
import { careReminderMachine } from '#machines/careReminder/careReminderMachine.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import { chatPictureMachine } from '#machines/chatPicture/chatPictureMachine.ts';
import { imageDetailMachine } from '#machines/imageDetail/imageDetailMachine.ts';
import { messageActsMachine } from '#machines/messageActs/messageActsMachine.ts';
import { nextLineMachine } from '#machines/nextLine/nextLineMachine.ts';
import { readMarkerMachine } from '#machines/readMarker/readMarkerMachine.ts';
import { careReminderActors } from '#src/actors/careReminderActors.ts';
import { chatActors, imageDetailActors, nextLineActors, readMarkerActors } from '#src/actors/chatActors.ts';
import { messageActsActors } from '#src/actors/messageActsActors.ts';
import type { FlowHost } from './screenFlows.ts';
import { takeMeeting } from './takeMeeting.ts';

export type Chat = ActorRefFrom<typeof chatMachine>;
export type NextLine = ActorRefFrom<typeof nextLineMachine>;
export type ChatPicture = ActorRefFrom<typeof chatPictureMachine>;

/** Begins the talking, once what a closed tab has left is `restored`. */
export const beginChat = ({ api, flows }: FlowHost, characterId: string, restored: Promise<void>): Chat =>
  flows.begin(
    chatMachine.provide({ actors: chatActors(api, restored, (signal) => takeMeeting(api, characterId, signal)) }),
    {
      id: 'chat',
      input: { characterId },
      isPersonal: true,
      retry: { type: 'load.retried' },
    },
  );

/** Begins what goes with the talking. */
export const beginBesideChat = ({ api, flows }: FlowHost, characterId: string) => ({
  acts: flows.begin(messageActsMachine.provide({ actors: messageActsActors(api) }), {
    id: 'messageActs',
    isPersonal: true,
  }),
  imageDetail: flows.begin(imageDetailMachine.provide({ actors: imageDetailActors(api) }), {
    id: 'imageDetail',
    isPersonal: true,
  }),
  readMarker: flows.begin(readMarkerMachine.provide({ actors: readMarkerActors(api) }), {
    id: 'readMarker',
    input: { characterId },
    isPersonal: true,
  }),
  careReminder: flows.begin(careReminderMachine.provide({ actors: careReminderActors(api) }), {
    id: 'careReminder',
    isPersonal: true,
    retry: { type: 'beat.retried' },
  }),
  /** What is said while the companion answers. */
  nextLine: flows.begin(nextLineMachine.provide({ actors: nextLineActors(api) }), {
    id: 'nextLine',
    input: { characterId },
    isPersonal: true,
  }),
  /** What a picture is to be asked for with. */
  picture: flows.begin(chatPictureMachine, { id: 'chatPicture', isPersonal: true }),
});
