import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { errNo } from '#contract/errNo.ts';
import type { UserExport } from '#contract/userExport.ts';
import type { Database } from '#server/db/database.ts';
import { orders, transfers, wallets } from '#server/db/moneySchema.ts';
import { accounts, alternatives, characters, conversations, messages } from '#server/db/schema.ts';
import { identities, sessions } from '#server/db/signInSchema.ts';
import { exportEvents } from '#server/features/event/eventRepository.ts';
import { exportPictures } from '#server/features/picture/exportPictures.ts';
import { ApiError } from '#server/http/apiError.ts';

type Conversations = UserExport['conversations'];

const characterColumns = {
  characterId: characters.id,
  createTime: characters.createTime,
  status: characters.status,
  visibility: characters.visibility,
  review: characters.review,
  name: characters.name,
  age: characters.age,
  tagline: characters.tagline,
  description: characters.description,
  personality: characters.personality,
  scenario: characters.scenario,
  greeting: characters.greeting,
  alternateGreetings: characters.alternateGreetings,
  exampleDialogue: characters.exampleDialogue,
  systemPrompt: characters.systemPrompt,
  postHistoryInstructions: characters.postHistoryInstructions,
  creatorNotes: characters.creatorNotes,
  tags: characters.tags,
  lorebook: characters.lorebook,
  appearance: characters.appearance,
  voice: characters.voice,
  portrait: characters.portrait,
  card: characters.card,
};

/** Everything that is kept about an account, read at one moment. An account that was deleted meanwhile: 1002. */
export const exportAccount = (db: Database, accountId: string): Promise<UserExport> =>
  db.transaction(
    async (tx) => {
      const exportTime = Date.now();
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
      if (account === undefined) throw new ApiError(errNo.notSignedIn, 'The account is gone');
      const linked = await tx
        .select({
          issuer: identities.issuer,
          subject: identities.subject,
          email: identities.email,
          createTime: identities.createTime,
        })
        .from(identities)
        .where(eq(identities.accountId, accountId))
        .orderBy(asc(identities.createTime));
      const live = await tx
        .select({ createTime: sessions.createTime, expireTime: sessions.expireTime })
        .from(sessions)
        .where(and(eq(sessions.accountId, accountId), gt(sessions.expireTime, exportTime)))
        .orderBy(asc(sessions.createTime));
      const bought = await tx
        .select({
          orderId: orders.id,
          kind: orders.kind,
          productId: orders.productId,
          tokens: orders.tokens,
          amount: orders.amount,
          currency: orders.currency,
          status: orders.status,
          createTime: orders.createTime,
          payTime: orders.payTime,
        })
        .from(orders)
        .innerJoin(wallets, eq(wallets.id, orders.walletId))
        .where(eq(wallets.accountId, accountId))
        .orderBy(asc(orders.createTime), asc(orders.id));
      const ledger = await tx
        .select({
          seq: transfers.seq,
          kind: transfers.kind,
          change: transfers.change,
          tokens: transfers.spendable,
          createTime: transfers.createTime,
        })
        .from(transfers)
        .innerJoin(wallets, eq(wallets.id, transfers.walletId))
        .where(eq(wallets.accountId, accountId))
        .orderBy(asc(transfers.seq));
      const made = await tx
        .select(characterColumns)
        .from(characters)
        .where(and(eq(characters.accountId, accountId), isNull(characters.deleteTime)))
        .orderBy(asc(characters.createTime), asc(characters.id));
      const talks = await tx
        .select({ id: conversations.id, characterId: characters.id, characterName: characters.name })
        .from(conversations)
        .innerJoin(characters, eq(characters.id, conversations.characterId))
        .where(eq(conversations.accountId, accountId))
        .orderBy(asc(conversations.lastTime));
      const said = await tx
        .select({ message: messages, alternative: alternatives })
        .from(messages)
        .innerJoin(alternatives, eq(alternatives.messageId, messages.id))
        .where(
          inArray(
            messages.conversationId,
            talks.map(({ id }) => id),
          ),
        )
        .orderBy(asc(messages.createTime), asc(alternatives.ordinal));

      const talksById = new Map<string, Conversations[number]>(
        talks.map(({ id, characterId, characterName }) => [id, { characterId, characterName, messages: [] }]),
      );
      for (const { message, alternative } of said) {
        const list = talksById.get(message.conversationId)?.messages ?? [];
        const { ordinal, text, status, liked, feedbackTags, feedbackContent, image } = alternative;
        const feedback = feedbackContent === null ? null : { tags: feedbackTags ?? [], content: feedbackContent };
        const version = { ordinal, text, status, liked, feedback, image };
        const last = list.at(-1);
        if (last?.msgId === message.id) last.alternatives.push(version);
        else
          list.push({
            msgId: message.id,
            role: message.role,
            createTime: message.createTime,
            chosen: message.chosen,
            alternatives: [version],
          });
      }
      return {
        format: 'liora.export.v1',
        exportTime,
        account: {
          uid: account.id,
          email: account.email,
          name: account.name,
          pronoun: account.pronoun,
          age: account.age,
          ref: account.ref,
          createTime: account.createTime,
        },
        identities: linked,
        sessions: live,
        orders: bought,
        ledger,
        characters: made,
        pictureTasks: await exportPictures(tx, accountId),
        events: await exportEvents(tx, accountId),
        conversations: [...talksById.values()],
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
