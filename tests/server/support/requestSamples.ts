import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { careAcknowledge } from '#contract/careReminder.ts';
import { eventTest, eventTrack } from '#contract/event.ts';
import { ugcCreate, ugcDescribe } from '#contract/ownCharacter.ts';
import { reportCreate } from '#contract/report.ts';
import { appearance, draft } from './drafts.ts';

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
  country: 'AT',
  tag: 'fantasy',
  cursor: 'WzEsIjAwMDAwMDAwLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDAwMCJd',
  pageSize: 10,
  characterId: '00000000-0000-4000-8000-000000000000',
  msgId: '00000000-0000-4000-8000-000000000001',
  endTime: 1_700_000_000_000,
  createTime: 1_700_000_000_000,
  after: 0,
  speechText: 'Hello',
  greeting: 0,
  oldpassword: 'fedcba9876543210fedcba9876543210',
  oauthType: 'example',
  state: '/ai-girlfriend',
  before: 1,
  planId: 'plus-1',
  amount: 1299,
  currency: 'USD',
  kind: 'package',
  productId: 'small',
  returnPath: '/tokens',
  orderId: '00000000-0000-4000-8000-000000000002',
  picture: false,
  pictureChoice: 'always',
  showsReasoning: true,
  ordinal: 0,
  liked: true,
  content: 'Too short',
  tags: [],
  identityId: '00000000-0000-4000-8000-000000000006',
  sessionId: '00000000-0000-4000-8000-000000000007',
  query: 'sea',
  appearance: JSON.stringify(appearance),
  draft,
  change: { tagline: 'Another.' },
  field: 'tagline',
  file: new File(['{}'], 'card.json'),
  sort: 'popular',
  origin: 'pgc',
  format: 'json',
  readTime: 1_700_000_000_000,
  prompt: 'By the sea',
  style: 'natural',
  mood: null,
  setting: 'sea',
  aspect: '2:3',
  count: 1,
  taskId: '00000000-0000-4000-8000-000000000003',
  seen: '00000000-0000-4000-8000-000000000003.making.null.40',
  pictureId: '00000000-0000-4000-8000-000000000004',
  reason: 'other',
  targetId: '00000000-0000-4000-8000-000000000001',
  reportId: '00000000-0000-4000-8000-000000000008',
  until: '00000000-0000-4000-8000-000000000004',
  limit: 10,
  icon: 'lucide:heart',
  variant: 'production',
  isOpening: true,
  number: 0,
  conversation: {
    format: 'liora.conversation.v1',
    character: { characterId: '00000000-0000-4000-8000-000000000000', name: 'Mira' },
    messages: [],
  },
};

/** Fields that fit one request only, by the path of the call: a sample is without them. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  '/api/character/explore': ['cursor'],
  '/api/pictask/gallery': ['cursor'],
};

/** Of an event that happened just now. */
const event = {
  event: 'liora_page_view',
  source: 'main',
  time: new Date().toISOString(),
  timezoneOffset: '-120',
  os: 'linux',
  kernel: 'blink',
  device: 'others',
  screen: '1920*1080',
  clientId: 'liora1qqqsyqcyq5rqwzqfpg9scrgwpul6xg62-3.5',
  ga: 'GA1.1.1234567890.1700000000',
  gid: 'GA1.1.987654321.1700000000',
  uid: '00000000-0000-4000-8000-000000000005',
  extData: '{"page":"/"}',
};

/** Where a name means something else than in other calls. */
const knownOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [careAcknowledge.path]: { kind: 'start' },
  [ugcCreate.path]: { kind: 'guided' },
  [reportCreate.path]: { kind: 'message' },
  [eventTrack.path]: event,
  [eventTest.path]: event,
  [ugcDescribe.path]: { draft: { name: 'Nora', tagline: 'Keeps a lighthouse.' } },
};

/** The shape of a call's request, or of the first kind of request that it takes. */
const shapeOf = (call: Call): Readonly<Record<string, unknown>> => {
  const { request } = call;
  const [first] = request instanceof z.ZodMiniDiscriminatedUnion ? request.def.options : [request];
  if (!(first instanceof z.ZodMiniObject)) throw new Error(`The request of ${call.path} is no object`);
  return first.shape;
};

/** The names of a call's fields. */
export const fieldsOf = (call: Call): string[] => Object.keys(shapeOf(call));

/** Something that a field never takes, whole: an object where it is none. */
export const wrongTypeOf = (call: Call, field: string): unknown =>
  shapeOf(call)[field] instanceof z.ZodMiniObject ? 'text' : { nested: [] };

/** A request that fits the call's schema. A new field needs a value in `known`; without one this throws and says so. */
export const sampleRequest = (call: Call): Record<string, unknown> => {
  const sample = Object.fromEntries(
    fieldsOf(call).flatMap((field) => {
      if (leftOut[call.path]?.includes(field) === true) return [];
      const samples = { ...known, ...knownOf[call.path] };
      if (!(field in samples)) throw new Error(`No sample value for the field ${field} of ${call.path}`);
      return [[field, samples[field]]];
    }),
  );
  const result = call.request.safeParse(sample);
  if (!result.success) throw new Error(`The sample for ${call.path} does not fit: ${result.error.message}`);
  return sample;
};
