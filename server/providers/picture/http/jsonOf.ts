import type * as z from 'zod';
import { PictureProviderError } from '../pictureProvider.ts';
import type { Answer } from './call.ts';
import { failedStatus } from './failedStatus.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What an answer of status 200 says. Throws `PictureProviderError`. */
export const jsonOf = <Value>(answer: Answer, schema: z.ZodType<Value>): Value => {
  if (answer.status !== 200) throw failedStatus(answer);
  const result = schema.safeParse(parsed(answer.bytes.toString('utf8')));
  if (!result.success) throw new PictureProviderError('badAnswer', 'the answer is not what the protocol says');
  return result.data;
};
