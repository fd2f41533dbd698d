import { FEEDBACK_MAX } from '#contract/chatActs.ts';
import {
  canSubmitFeedback,
  charactersLeft,
  failedActOf,
  feedbackOf,
  helpOf,
  isBusy,
  isDeleting,
  isDeletionOpen,
  isFeedbackOpen,
  isSendingFeedback,
  type MessageActsSnapshot,
  openedIdOf,
} from '#machines/messageActs/messageActsSelectors.ts';
import { actJourneys } from './journeys.ts';
import { dialogJourneys } from './dialogs.ts';
import { messageActsModel, msgId } from './model.ts';
import { choose, copy, deletionOpened, dismissed, feedbackOpened, like, retried } from './steps.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const isWaitingFor = (snapshot: MessageActsSnapshot, source: keyof MessageActsSnapshot['children']) =>
  isBusy(snapshot) &&
  snapshot.context.failure === null &&
  snapshot.children[source] !== undefined &&
  !snapshot.can(like) &&
  failedActOf(snapshot) === null;
const isResting = (snapshot: MessageActsSnapshot) =>
  !isBusy(snapshot) &&
  openedIdOf(snapshot) === snapshot.context.openedId &&
  !isFeedbackOpen(snapshot) &&
  !isDeletionOpen(snapshot) &&
  [like, choose, copy, feedbackOpened, deletionOpened].every((event) => snapshot.can(event));

describeFlow(messageActsModel, {
  stateChecks: {
    resting: isResting,
    'resting.idle': (snapshot) =>
      isResting(snapshot) && failedActOf(snapshot) === null && !snapshot.can(retried) && !snapshot.can(dismissed),
    'resting.actFailed': (snapshot) =>
      failedActOf(snapshot) === (snapshot.context.copy === null ? snapshot.context.request?.kind : 'copy') &&
      snapshot.context.failure !== null &&
      snapshot.can(retried) &&
      snapshot.can(dismissed),
    copying: (snapshot) => isWaitingFor(snapshot, 'copyText') && snapshot.context.request === null,
    acting: (snapshot) =>
      isWaitingFor(snapshot, 'changeMessage') && snapshot.context.request?.msgId === msgId && !isFeedbackOpen(snapshot),
    writingFeedback: (snapshot) =>
      isFeedbackOpen(snapshot) &&
      !isSendingFeedback(snapshot) &&
      helpOf(snapshot) === null &&
      canSubmitFeedback(snapshot) ===
        (feedbackOf(snapshot).tags.length > 0 || feedbackOf(snapshot).content.trim() !== '') &&
      charactersLeft(snapshot) === FEEDBACK_MAX - feedbackOf(snapshot).content.length,
    sendingFeedback: (snapshot) =>
      isFeedbackOpen(snapshot) &&
      isSendingFeedback(snapshot) &&
      !canSubmitFeedback(snapshot) &&
      isWaitingFor(snapshot, 'changeMessage'),
    helping: (snapshot) =>
      isFeedbackOpen(snapshot) &&
      helpOf(snapshot) !== null &&
      !isSendingFeedback(snapshot) &&
      !canSubmitFeedback(snapshot) &&
      !isBusy(snapshot) &&
      !snapshot.can(like),
    confirmingDeletion: (snapshot) => isDeletionOpen(snapshot) && !isDeleting(snapshot) && !isBusy(snapshot),
    deleting: (snapshot) => isDeletionOpen(snapshot) && isDeleting(snapshot) && isWaitingFor(snapshot, 'deleteMessage'),
  },
  journeys: { ...actJourneys, ...dialogJourneys },
});
