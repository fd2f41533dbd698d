import { accessList, endIdentity, endSession } from './access.ts';
import { activity } from './activity.ts';
import type { Call } from './call.ts';
import { characterImport } from './cardImport.ts';
import { careAcknowledge, careUse } from './careReminder.ts';
import { careCounts } from './careCounts.ts';
import { characterExplore, homepage } from './character.ts';
import { characterDetail } from './characterProfile.ts';
import {
  chatCompletion,
  chatContinue,
  chatEdit,
  chatHistory,
  chatNeed,
  chatRegenerate,
  chatStop,
  chatStream,
} from './chat.ts';
import {
  chatAudio,
  chatDelete,
  chatFeedback,
  chatImageDetail,
  chatLiked,
  chatPlayAudio,
  chatSearch,
  chatSelect,
} from './chatActs.ts';
import { conversationClear, conversationDelete, conversationList, conversationRead } from './conversation.ts';
import { chatExport, chatImport } from './conversationFile.ts';
import {
  emailChange,
  emailChangeCancel,
  emailChangeCheck,
  emailChangeConfirm,
  emailChangeDecline,
  emailChangeResend,
} from './emailChange.ts';
import { eventCounts, eventTest, eventTrack } from './event.ts';
import { iconDetail } from './icon.ts';
import { providers } from './identityProvider.ts';
import { lorebookRead } from './lorebook.ts';
import { meetingSay, meetingTake } from './meeting.ts';
import { orderCancel, orderCheckout, orderPayment, orderPayments, orderRefund } from './order.ts';
import {
  characterExport,
  characterList,
  characterOptions,
  characterPreview,
  characterQuickOptions,
  ugcCreate,
  ugcDelete,
  ugcDescribe,
  ugcDetail,
  ugcRetry,
  ugcStatus,
  ugcUpdate,
} from './ownCharacter.ts';
import {
  pictaskCancel,
  pictaskCharacterRecommend,
  pictaskCreate,
  pictaskDetail,
  pictaskDismiss,
  pictaskGallery,
  pictaskGalleryCharacters,
  pictaskList,
  pictaskOptions,
  pictaskPictureDelete,
  pictaskPictureDownload,
  pictaskPictureShow,
  pictaskRetry,
} from './picture.ts';
import { ugcPortrait } from './portrait.ts';
import { reportAppeal, reportCreate, reportList } from './report.ts';
import { routeRules } from './route.ts';
import {
  authorize,
  changePassword,
  emailConfirm,
  emailLogin,
  link,
  logout,
  logoutEverywhere,
  passwordCheck,
  passwordSet,
  sendEmail,
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
import { userDetail } from './user.ts';
import { userDelete } from './userDelete.ts';
import { userUpdate } from './userUpdate.ts';
import { userExport } from './userExport.ts';

/** Every call that exists. Tests that go over all endpoints read this; so a new call is covered by being listed. */
export const calls = {
  emailLogin,
  sendEmail,
  emailConfirm,
  logout,
  logoutEverywhere,
  passwordCheck,
  passwordSet,
  changePassword,
  emailChange,
  emailChangeResend,
  emailChangeCancel,
  emailChangeCheck,
  emailChangeConfirm,
  emailChangeDecline,
  accessList,
  endIdentity,
  endSession,
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
  careCounts,
  iconDetail,
  characterExplore,
  characterDetail,
  homepage,
  characterOptions,
  characterQuickOptions,
  characterPreview,
  characterList,
  characterImport,
  ugcPortrait,
  lorebookRead,
  characterExport,
  ugcCreate,
  ugcStatus,
  ugcRetry,
  ugcDetail,
  ugcUpdate,
  ugcDelete,
  ugcDescribe,
  meetingSay,
  meetingTake,
  chatHistory,
  chatCompletion,
  chatRegenerate,
  chatNeed,
  chatStop,
  chatStream,
  chatEdit,
  chatContinue,
  chatSelect,
  chatDelete,
  chatLiked,
  chatFeedback,
  chatImageDetail,
  chatPlayAudio,
  chatAudio,
  chatSearch,
  chatExport,
  chatImport,
  conversationList,
  conversationRead,
  conversationClear,
  conversationDelete,
  careUse,
  careAcknowledge,
  pictaskOptions,
  pictaskCreate,
  pictaskDetail,
  pictaskList,
  pictaskCancel,
  pictaskRetry,
  pictaskDismiss,
  pictaskGallery,
  pictaskGalleryCharacters,
  pictaskCharacterRecommend,
  pictaskPictureDelete,
  pictaskPictureDownload,
  pictaskPictureShow,
  reportCreate,
  reportList,
  reportAppeal,
  eventTrack,
  eventTest,
  eventCounts,
} as const satisfies Record<string, Call>;
