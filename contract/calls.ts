import { activity } from './activity.ts';
import type { Call } from './call.ts';
import { characterDetail, characterExplore, homepage } from './character.ts';
import { chatCompletion, chatHistory, chatRegenerate, chatStop, chatStream } from './chat.ts';
import { conversationList } from './conversation.ts';
import { orderCancel, orderCheckout, orderPayment, orderPayments, orderRefund } from './order.ts';
import { routeRules } from './route.ts';
import {
  authorize,
  changepassword,
  emailconfirm,
  emaillogin,
  link,
  logout,
  logouteverywhere,
  passwordset,
  providers,
  sendemail,
} from './session.ts';
import {
  subscriptionCancel,
  subscriptionChange,
  subscriptionDetail,
  subscriptionPlans,
  subscriptionPortal,
  subscriptionResume,
  userPlan,
} from './subscription.ts';
import { tokensLedger, tokensPackages, tokensRemaining } from './tokens.ts';
import { userDelete, userDetail, userExport, userUpdate } from './user.ts';

/** Every call that exists. Tests that go over all endpoints read this; so a new call is covered by being listed. */
export const calls = {
  emaillogin,
  sendemail,
  emailconfirm,
  logout,
  logouteverywhere,
  passwordset,
  changepassword,
  providers,
  authorize,
  link,
  userDetail,
  userUpdate,
  userDelete,
  userExport,
  userPlan,
  subscriptionPlans,
  subscriptionDetail,
  subscriptionChange,
  subscriptionCancel,
  subscriptionResume,
  subscriptionPortal,
  tokensPackages,
  tokensRemaining,
  tokensLedger,
  orderCheckout,
  orderPayment,
  orderPayments,
  orderCancel,
  orderRefund,
  routeRules,
  activity,
  characterExplore,
  characterDetail,
  homepage,
  chatHistory,
  chatCompletion,
  chatRegenerate,
  chatStop,
  chatStream,
  conversationList,
} as const satisfies Record<string, Call>;
