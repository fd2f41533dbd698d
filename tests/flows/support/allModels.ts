import { accessModel } from '../access/model.ts';
import { activityModel } from '../activity/model.ts';
import { appModel } from '../app/model.ts';
import { authModel } from '../auth/model.ts';
import { cardImportModel } from '../cardImport/model.ts';
import { careReminderModel } from '../careReminder/model.ts';
import { careCountsModel } from '../careCounts/model.ts';
import { characterCreationModel } from '../characterCreation/model.ts';
import { characterDraftModel } from '../characterDraft/model.ts';
import { characterEditModel } from '../characterEdit/model.ts';
import { chatModel } from '../chat/model.ts';
import { chatPictureModel } from '../chatPicture/model.ts';
import { clientIdModel } from '../clientId/model.ts';
import { colorModeModel } from '../colorMode/model.ts';
import { confirmModel } from '../confirm/model.ts';
import { consentModel } from '../consent/model.ts';
import { conversationActsModel } from '../conversationActs/model.ts';
import { conversationsModel } from '../conversations/model.ts';
import { emailChangeModel } from '../emailChange/model.ts';
import { exploreModel } from '../explore/model.ts';
import { galleryModel } from '../gallery/model.ts';
import { iconModel } from '../icon/model.ts';
import { identityProvidersModel } from '../identityProviders/model.ts';
import { imageDetailModel } from '../imageDetail/model.ts';
import { ledgerModel } from '../ledger/model.ts';
import { meetingModel } from '../meeting/model.ts';
import { messageActsModel } from '../messageActs/model.ts';
import { nextLineModel } from '../nextLine/model.ts';
import { offlineModel } from '../offline/model.ts';
import { ordersModel } from '../orders/model.ts';
import { ownCharacterActsModel } from '../ownCharacterActs/model.ts';
import { ownCharactersModel } from '../ownCharacters/model.ts';
import { ownReportsModel } from '../ownReports/model.ts';
import { passwordResetModel } from '../passwordReset/model.ts';
import { pictureActsModel } from '../pictureActs/model.ts';
import { pictureTaskModel } from '../pictureTask/model.ts';
import { portraitPreviewModel } from '../portraitPreview/model.ts';
import { profileModel } from '../profile/model.ts';
import { purchaseModel } from '../purchase/model.ts';
import { readMarkerModel } from '../readMarker/model.ts';
import { reloadGuardModel } from '../reloadGuard/model.ts';
import { reportModel } from '../report/model.ts';
import { routeGuardModel } from '../routeGuard/model.ts';
import { routeRulesModel } from '../routeRules/model.ts';
import { searchModel } from '../search/model.ts';
import { sessionModel } from '../session/model.ts';
import { settingsModel } from '../settings/model.ts';
import { setupModel } from '../setup/model.ts';
import { sidebarModel } from '../sidebar/model.ts';
import { speechModel } from '../speech/model.ts';
import { subscriptionModel } from '../subscription/model.ts';
import type { AnyModel } from '@liora/flow-kit/model/model.ts';

/** The model of every flow, by the name of its machine. */
export const allModels: readonly AnyModel[] = [
  accessModel,
  activityModel,
  appModel,
  authModel,
  cardImportModel,
  careCountsModel,
  careReminderModel,
  characterCreationModel,
  characterDraftModel,
  characterEditModel,
  chatModel,
  chatPictureModel,
  clientIdModel,
  colorModeModel,
  confirmModel,
  consentModel,
  conversationActsModel,
  conversationsModel,
  emailChangeModel,
  exploreModel,
  galleryModel,
  iconModel,
  identityProvidersModel,
  imageDetailModel,
  ledgerModel,
  meetingModel,
  messageActsModel,
  nextLineModel,
  offlineModel,
  ordersModel,
  ownCharacterActsModel,
  ownCharactersModel,
  ownReportsModel,
  passwordResetModel,
  pictureActsModel,
  pictureTaskModel,
  portraitPreviewModel,
  profileModel,
  purchaseModel,
  readMarkerModel,
  reloadGuardModel,
  reportModel,
  routeGuardModel,
  routeRulesModel,
  searchModel,
  sessionModel,
  settingsModel,
  setupModel,
  sidebarModel,
  speechModel,
  subscriptionModel,
];
