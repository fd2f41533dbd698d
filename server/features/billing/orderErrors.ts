import { errNo } from '#contract/errNo.ts';
import { ApiError } from '#server/http/apiError.ts';

/** 60003. */
export const alreadySubscribed = () => new ApiError(errNo.alreadySubscribed, 'There is a subscription already');

/** 1002, when the account was deleted meanwhile. */
export const accountGone = () => new ApiError(errNo.notSignedIn, 'The account is deleted');

/** 1004, also for an order of somebody else. */
export const noSuchOrder = () => new ApiError(errNo.notFound, 'No such order');
