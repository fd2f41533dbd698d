import { isRefusal } from '../../chat/openai/completion.ts';
import { failedStatus as failedAnswer } from '../../http/failedStatus.ts';
import { type Answer, asPictureError } from './call.ts';

/** What an answer with another status than 200 means, as `PictureProviderError`. */
export const failedStatus = ({ status, headers, bytes }: Answer): unknown =>
  asPictureError(failedAnswer({ status, headers, text: bytes.toString('utf8') }, isRefusal));
