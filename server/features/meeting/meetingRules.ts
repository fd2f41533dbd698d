import { errNo } from '#contract/errNo.ts';
import { ApiError } from '#server/http/apiError.ts';
import { isAnswered, isBeingWritten, type Meeting, type MeetingExchange } from './meetingRepository.ts';

/** 1018. */
export const accountNeeded = () => new ApiError(errNo.accountNeeded, 'From here on it takes an account');

/** Throws 1004 where the meeting is about another character. */
export const checkSame = (meeting: Meeting | undefined, characterId: string): void => {
  if (meeting !== undefined && meeting.characterId !== characterId)
    throw new ApiError(errNo.notFound, 'No such meeting');
};

/** Throws 1005 where the key of an exchange comes with other words. */
export const checkKey = (known: MeetingExchange | undefined, speechText: string): void => {
  if (known !== undefined && known.said !== speechText)
    throw new ApiError(errNo.conflict, 'The Idempotency-Key was used for something else');
};

/** Whether an exchange is answered at the database's time `now`, or about to be. */
export const hasAnswer = (exchange: MeetingExchange, now: number): boolean =>
  isAnswered(exchange) || isBeingWritten(exchange, now);

/** How many answers count, at the database's time `now`: those to people in need do not, nor those that came to nothing. */
export const countOf = (exchanges: readonly MeetingExchange[], now: number): number =>
  exchanges.filter((exchange) => exchange.need === null && hasAnswer(exchange, now)).length;
