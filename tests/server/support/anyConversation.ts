import {
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  record,
  string,
  uniqueArray,
  uuid,
} from 'fast-check';
import { FEEDBACK_TAGS } from '#contract/chatActs.ts';
import { type Alternative, fileOf, type Said, START } from './conversationFiles.ts';

const oddTexts = constantFrom(
  '',
  ' ',
  '\n\n',
  '👩‍👩‍👧‍👦 e\u0301 \u{1F1E6}\u{1F1F6}',
  'שלום \u202E عليكم \u200F',
  '<script>alert("1")</script>',
  "'; DROP TABLE messages; -- \\u0000 \\ % _ {}",
  '\u0001\u007F\u2028\uFEFF\uFFFD',
  '[{"text":"\\n"}]',
);
const anyText = (unit: 'grapheme' | 'binary') => ({ weight: 2, arbitrary: string({ unit, maxLength: 60 }) });
const text = oneof(anyText('grapheme'), anyText('binary'), oddTexts).map((value) => value.replaceAll('\0', ''));
const feedback = record({ tags: uniqueArray(constantFrom(...FEEDBACK_TAGS)), content: text });
const answer = record({
  text,
  status: constantFrom('done' as const, 'stopped' as const, 'interrupted' as const, 'failed' as const),
  liked: boolean(),
  feedback: option(feedback),
  image: option(uuid().map((id) => `chat/${id}.webp`)),
});
const words = record({
  text,
  status: constant('done' as const),
  liked: constant(false),
  feedback: constant(null),
  image: constant(null),
});
const messageOf = (role: Said['role'], alternatives: typeof answer | typeof words) =>
  array<Alternative>(alternatives, { minLength: 1, maxLength: 4 }).chain((versions) =>
    record({
      role: constant(role),
      createTime: integer({ min: 1, max: 100_000 }),
      chosen: nat({ max: versions.length - 1 }),
      alternatives: constant(versions),
    }),
  );
/** Files of conversations. Each createTime is how much later than the one before. */
export const anyConversation = array(oneof(messageOf('user', words), messageOf('companion', answer)), {
  maxLength: 12,
}).map((messages) => {
  let createTime = START;
  return fileOf(messages.map((message) => ({ ...message, createTime: (createTime += message.createTime) })));
});
