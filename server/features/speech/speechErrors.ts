import { errNo } from '#contract/errNo.ts';
import { ApiError } from '#server/http/apiError.ts';

export const unknownMessage = (): ApiError => new ApiError(errNo.notFound, 'No such message');
export const shuttingDown = (): ApiError => new ApiError(errNo.shuttingDown, 'The server is shutting down');
