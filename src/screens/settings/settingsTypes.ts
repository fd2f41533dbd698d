import type { ActorRefFrom } from 'xstate';
import type { settingsMachine } from '#machines/settings/settingsMachine.ts';

export type SettingsRef = ActorRefFrom<typeof settingsMachine>;
