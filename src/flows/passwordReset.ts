import { type ActorRefFrom, createActor } from 'xstate';
import { passwordResetMachine } from '#machines/passwordReset/passwordResetMachine.ts';
import { passwordResetActors } from '#src/actors/passwordResetActors.ts';
import type { Api } from '#src/api/api.ts';
import { inspected } from '#src/browser/inspect.ts';

export type PasswordReset = ActorRefFrom<typeof passwordResetMachine>;

/** Setting a new password; its code loads with the screen that shows it. */
export const createPasswordReset = (api: Api): PasswordReset =>
  createActor(passwordResetMachine.provide({ actors: passwordResetActors(api) }), inspected);
