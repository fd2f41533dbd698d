import type { ActorRefFrom } from 'xstate';
import { passwordResetMachine } from '#machines/passwordReset/passwordResetMachine.ts';
import { passwordResetActors } from '#src/actors/passwordResetActors.ts';
import type { FlowHost } from './screenFlows.ts';

export type PasswordReset = ActorRefFrom<typeof passwordResetMachine>;

/** Setting a new password; its code loads with the screen that shows it. */
export const createPasswordReset = ({ api, flows }: FlowHost): PasswordReset =>
  flows.begin(passwordResetMachine.provide({ actors: passwordResetActors(api) }), {
    id: 'passwordReset',
    tells: ['password.reset', 'resetMail.wanted'],
  });
