import type { ActorRefFrom } from 'xstate';
import { emailChangeMachine } from '#machines/emailChange/emailChangeMachine.ts';
import { emailChangeActors } from '#src/actors/emailChangeActors.ts';
import type { FlowHost } from './screenFlows.ts';

export type EmailChangeFlow = ActorRefFrom<typeof emailChangeMachine>;

/** Confirming a change of the email by the link of a mail; its code loads with the screen that shows it. */
export const createEmailChange = ({ api, flows }: FlowHost): EmailChangeFlow =>
  flows.begin(emailChangeMachine.provide({ actors: emailChangeActors(api) }), {
    id: 'emailChange',
    tells: ['email.settled'],
  });
