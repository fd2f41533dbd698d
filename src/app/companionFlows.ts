import type { ActorRefFrom } from 'xstate';
import { type ExploreFilter, exploreMachine, NO_FILTER } from '#machines/explore/exploreMachine.ts';
import { exploreActors } from '#src/actors/machineActors.ts';
import type { CareCountsFlow } from '#src/flows/careCounts.ts';
import type { Chats } from '#src/flows/chats.ts';
import type { Conversations } from '#src/flows/conversationList.ts';
import type { Gallery } from '#src/flows/gallery.ts';
import type { Generator } from '#src/flows/generator.ts';
import type { Meeting } from '#src/flows/meeting.ts';
import type { OwnCharacters } from '#src/flows/ownCharacters.ts';
import type { PictureTask } from '#src/flows/pictureTask.ts';
import type { Profile } from '#src/flows/profile.ts';
import type { ReportFlow } from '#src/flows/report.ts';
import { type FlowHost, onceOnline } from '#src/flows/screenFlows.ts';
import type { Speech } from '#src/flows/speech.ts';
import { holdFlows, itself } from './holdFlows.ts';

type Explore = ActorRefFrom<typeof exploreMachine>;

/** The flows around characters, conversations and pictures, each from the first screen on that needs it. */
export const companionFlows = (host: FlowHost) => {
  const explore = host.flows.holder<Explore>(itself);
  const exploreLogic = exploreMachine.provide({ actors: exploreActors(host.api) });
  const chats = holdFlows<Chats>(host, (made) => made.speech);
  const conversations = holdFlows<Conversations>(host, itself);
  const ownCharacters = holdFlows<OwnCharacters>(host, (made) => made.flows.list);
  const gallery = holdFlows<Gallery>(host, (made) => made.flows.gallery);
  const meeting = holdFlows<Meeting>(host, itself);

  return {
    /** The catalogue, from the first visit of the home page on, which begins at `filter`: coming back finds it as it was left. */
    explore: (filter: ExploreFilter = NO_FILTER): Explore =>
      explore.get(() =>
        onceOnline(host.flows.begin(exploreLogic, { id: 'explore', input: { filter } }), (flow) =>
          flow.send({ type: 'load.retried' }),
        ),
      ),

    /** The conversations. */
    chats: chats.from,

    /** The list of conversations. */
    conversations: conversations.from,

    /** The same where a screen has shown it already. */
    heldConversations: conversations.held,

    /** The person's own characters. */
    ownCharacters: ownCharacters.from,

    /** A character that is being made. */
    generator: holdFlows<Generator>(host, (made) => made.draft).from,

    /** Hearing a voice where it is chosen, on the screen at that path. */
    voiceSample: holdFlows<Speech>(host, itself).at,

    /** The profile on the screen at that path. */
    profile: holdFlows<Profile>(host, itself).at,

    /** Reporting something. */
    report: holdFlows<ReportFlow>(host, itself).from,

    /** Meeting a character on the screen at that path. */
    meeting: meeting.at,

    /** The meeting that is on view, if one is. */
    meetingNow: meeting.held,

    /** How often somebody was in need, from the first visit on. */
    careCounts: holdFlows<CareCountsFlow>(host, itself).from,

    /** The person's pictures, from the first visit on. */
    gallery: gallery.from,

    /** Asking for pictures on the screen at that path. */
    pictureTask: holdFlows<PictureTask>(host, itself).at,

    /** The person is at that address now. */
    followGallery(pathname: string): void {
      gallery.held()?.follow(pathname);
    },

    /** The person is at that address now. */
    followOwnCharacters(pathname: string): void {
      ownCharacters.held()?.follow(pathname);
    },

    /** Ends the conversation that was left. */
    leaveChat(): void {
      chats.held()?.leave();
    },
  };
};
