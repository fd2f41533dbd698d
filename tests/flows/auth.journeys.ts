import { choosing } from './auth.choosing.ts';
import { confirmingElsewhere } from './auth.confirmingElsewhere.ts';
import { resetting } from './auth.resetting.ts';
import { signingIn } from './auth.signingIn.ts';
import { signingUp } from './auth.signingUp.ts';
import { thirdParties } from './auth.thirdParties.ts';
import { waiting } from './auth.waiting.ts';

export const journeys = {
  ...signingIn,
  ...signingUp,
  ...confirmingElsewhere,
  ...resetting,
  ...thirdParties,
  ...choosing,
  ...waiting,
};
