import { paths } from '#src/addresses/paths.ts';
import { createMeetingDriver } from '#tests/flows/meeting/browser.ts';
import { meetingModel } from '#tests/flows/meeting/model.ts';
import { characterId } from '#tests/flows/profile/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAR-05] meeting machine on its screen',
  meetingModel,
  createMeetingDriver,
  paths.meeting(characterId),
  {
    notOffered: {},
    looksInPassing: true,
    isThorough: true,
  },
);
