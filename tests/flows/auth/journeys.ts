import { choosing } from './choosing.ts';
import { confirmingElsewhere } from './confirmingElsewhere.ts';
import { correcting } from './correcting.ts';
import { resetting } from './resetting.ts';
import { signingIn } from './signingIn.ts';
import { signingUp } from './signingUp.ts';
import { thirdParties } from './thirdParties.ts';
import { waiting } from './waiting.ts';

export const journeys = {
  ...signingIn,
  ...correcting,
  ...signingUp,
  ...confirmingElsewhere,
  ...resetting,
  ...thirdParties,
  ...choosing,
  ...waiting,
};
