import type { ActorRefFrom } from 'xstate';
import { settingsUserOf } from '#machines/session/sessionSelectors.ts';
import { settingsMachine } from '#machines/settings/settingsMachine.ts';
import type { SettingsUser } from '#machines/settings/settingsSetup.ts';
import { settingsActors } from '#src/actors/settingsActors.ts';
import { type FlowHost, lifeOf } from './screenFlows.ts';

export type Settings = ActorRefFrom<typeof settingsMachine>;

/** The settings of a user; their code loads with the screen that shows them. */
export const createSettings = ({ api, app, flows, session }: FlowHost, user: SettingsUser): Settings => {
  const settings = flows.begin(settingsMachine.provide({ actors: settingsActors(api) }), {
    id: 'settings',
    input: user,
    isPersonal: true,
    tells: ['user.updated', 'resetMail.wanted', 'account.left', 'account.deleted'],
  });
  const following = session.on('session.changed', () => {
    const changed = settingsUserOf(session.getSnapshot());
    if (changed !== null && !app.getSnapshot().context.isUserLeaving)
      settings.send({ type: 'user.changed', user: changed });
  });
  lifeOf(settings).addEventListener('abort', () => following.unsubscribe());
  return settings;
};
