import { type ActorRefFrom, createActor } from 'xstate';
import { settingsMachine } from '#machines/settings/settingsMachine.ts';
import type { SettingsUser } from '#machines/settings/settingsSetup.ts';
import { settingsActors } from '#src/actors/settingsActors.ts';
import type { Api } from '#src/api/api.ts';
import { inspected } from '#src/browser/inspect.ts';

export type Settings = ActorRefFrom<typeof settingsMachine>;

/** The settings of a person; their code loads with the screen that shows them. */
export const createSettings = (api: Api, user: SettingsUser): Settings =>
  createActor(settingsMachine.provide({ actors: settingsActors(api) }), { ...inspected, input: user });
