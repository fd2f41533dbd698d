import { paths } from '#src/addresses/paths.ts';
import { createCareReminderDriver } from '#tests/flows/careReminder/browser.ts';
import { careReminderModel } from '#tests/flows/careReminder/model.ts';
import { characterId } from '#tests/flows/chat/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[M-12] careReminder machine on its screen',
  careReminderModel,
  createCareReminderDriver,
  paths.conversation(characterId),
);
