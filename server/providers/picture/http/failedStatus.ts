import { isRefusal } from '../../chat/openai/completion.ts';
import { failedStatus as failedAnswer } from '../../http/failedStatus.ts';
import { PictureProviderError } from '../pictureProvider.ts';
import { type Answer, asPictureError } from './call.ts';

/** What an answer with another status than 200 means, as `PictureProviderError`. At 500 a server broke down at its work, which may pass. */
export const failedStatus = ({ status, headers, bytes }: Answer): unknown => {
  const error = failedAnswer({ status, headers, text: bytes.toString('utf8') }, isRefusal);
  return status === 500 ? new PictureProviderError('brokenOff', error.message) : asPictureError(error);
};
