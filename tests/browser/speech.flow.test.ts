import { paths } from '#src/addresses/paths.ts';
import { characterId } from '#tests/flows/chat/model.ts';
import { createSpeechDriver } from '#tests/flows/speech/browser.ts';
import { speechModel } from '#tests/flows/speech/model.ts';
import { speechTours } from '#tests/flows/speech/tours.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAT-04] speech machine on its screen',
  speechModel,
  createSpeechDriver,
  paths.conversation(characterId),
  speechTours,
);
