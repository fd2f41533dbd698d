import { asc, eq } from 'drizzle-orm';
import { feedback, type Feedback } from '#contract/chatActs.ts';
import type { ConversationFile } from '#contract/conversationFile.ts';
import type { Queries } from '#server/db/database.ts';
import { alternatives, messages } from '#server/db/conversationSchema.ts';
import { imageThere } from '#server/features/picture/blockedRepository.ts';

type Said = ConversationFile['messages'][number];
type Alternative = Said['alternatives'][number];

const feedbackOf = (tags: readonly string[] | null, content: string | null): Feedback | null =>
  tags === null && content === null ? null : feedback.parse({ tags: tags ?? [], content: content ?? '' });

/** Everything of a conversation, oldest first, read at one moment. */
export const readMessages = async (db: Queries, conversationId: string): Promise<Said[]> => {
  const rows = await db
    .select({
      msgId: messages.id,
      role: messages.role,
      createTime: messages.createTime,
      chosen: messages.chosen,
      text: alternatives.text,
      status: alternatives.status,
      liked: alternatives.liked,
      feedbackTags: alternatives.feedbackTags,
      feedbackContent: alternatives.feedbackContent,
      image: imageThere,
    })
    .from(messages)
    .innerJoin(alternatives, eq(alternatives.messageId, messages.id))
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.createTime), asc(alternatives.ordinal));
  const said: Said[] = [];
  let lastId: string | undefined;
  for (const { msgId, role, createTime, chosen, text, status, liked, feedbackTags, feedbackContent, image } of rows) {
    if (msgId !== lastId) said.push({ role, createTime, chosen, alternatives: [] });
    lastId = msgId;
    const alternative: Alternative = {
      text,
      status: status === 'generating' ? 'interrupted' : status,
      liked,
      feedback: feedbackOf(feedbackTags, feedbackContent),
      image,
    };
    said.at(-1)?.alternatives.push(alternative);
  }
  return said;
};

/** The file as it is downloaded: the same conversation gives the same bytes. */
export const toJson = (file: ConversationFile): string => `${JSON.stringify(file, null, 2)}\n`;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What was said, to read: the days (UTC) and who said what, without the alternatives that do not count. */
export const toText = ({ character, messages: said }: ConversationFile, userName: string): string => {
  const blocks = [character.name];
  let day: string | undefined;
  for (const { role, createTime, chosen, alternatives: versions } of said) {
    const text = versions[chosen]?.text ?? '';
    if (text === '') continue;
    const today = dayOf(createTime);
    if (today !== day) blocks.push(today);
    day = today;
    blocks.push(`${role === 'user' ? userName : character.name}: ${text}`);
  }
  return `${blocks.join('\n\n')}\n`;
};
