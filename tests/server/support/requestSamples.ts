import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';

/** A value that fits a string schema found by its regular shape; calls whose values need meaning are named in `known`. */
const known: Readonly<Record<string, unknown>> = {
  appId: 'liora',
  os: 'web',
  tokenType: '600001',
  email: 'someone@example.org',
  password: '0123456789abcdef0123456789abcdef',
  redirect_uri: '/users/redirect',
  code: 'ABCD12345678',
  name: 'Ada',
  pronoun: 'she/her',
  age: 36,
  tag: 'fantasy',
  cursor: 'WzEsIjAwMDAwMDAwLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDAwMCJd',
  pageSize: 10,
  characterId: '00000000-0000-4000-8000-000000000000',
  msgId: '00000000-0000-4000-8000-000000000001',
  endTime: 1_700_000_000_000,
  createTime: 1_700_000_000_000,
  after: 0,
  speechText: 'Hello',
  oldpassword: 'fedcba9876543210fedcba9876543210',
  oauthType: 'example',
  state: '/ai-girlfriend',
  before: 1,
  planId: 'plus-1',
  kind: 'package',
  productId: 'small',
  returnPath: '/tokens',
  orderId: '00000000-0000-4000-8000-000000000002',
};

/** The names of a call's fields. */
export const fieldsOf = (call: Call): string[] => {
  if (!(call.request instanceof z.ZodMiniObject)) throw new Error(`The request of ${call.path} is no object`);
  return Object.keys(call.request.shape);
};

/** A request that fits the call's schema. A new field needs a value in `known`; without one this throws and says so. */
export const sampleRequest = (call: Call): Record<string, unknown> => {
  const sample = Object.fromEntries(
    fieldsOf(call).map((field) => {
      if (!(field in known)) throw new Error(`No sample value for the field ${field} of ${call.path}`);
      return [field, known[field]];
    }),
  );
  const result = call.request.safeParse(sample);
  if (!result.success) throw new Error(`The sample for ${call.path} does not fit: ${result.error.message}`);
  return sample;
};
