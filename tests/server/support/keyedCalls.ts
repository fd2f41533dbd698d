import { randomUUID } from 'node:crypto';
import type { Call } from '#contract/call.ts';
import { sharp } from '#server/sharp.ts';
import { calls } from '#contract/calls.ts';
import type { Message } from '#contract/chat.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { Asker } from './asker.ts';
import type { Buyer } from './buyer.ts';
import { answered, fileOf, said, START } from './conversationFiles.ts';
import { Maker } from './maker.ts';
import { character, messagesOf } from './talker.ts';
import type { useShop } from './useShop.ts';
import { Visitor } from './visitor.ts';

const { characterId } = character;
const cardText = JSON.stringify({
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: { name: 'Nora', description: 'Nora, 36, keeps a lighthouse.', first_mes: 'Good evening.' },
});

type Keyed<C> = { [Name in keyof C]: C[Name] extends { needsIdempotencyKey: true } ? Name : never }[keyof C];
/** The calls of the contract that take effect once an `Idempotency-Key`. */
export type KeyedName = Keyed<typeof calls>;

const isKeyed = (name: string): name is KeyedName =>
  Object.entries<Call>(calls).some(([known, call]) => known === name && call.needsIdempotencyKey === true);
/** All of them, by name. */
export const keyedNames: readonly KeyedName[] = Object.keys(calls).filter(isKeyed);

/** What a call asks for, in a state in which it has an effect. */
export interface Prepared {
  readonly visitor: Visitor;
  /** Beside and in place of those of the sample. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Somebody for each call with a key who can make it, with what it asks for: a new call of that kind has to be added here. */
export const keyedCalls = (shop: ReturnType<typeof useShop>) => {
  const join = async (): Promise<Visitor> => {
    const visitor = new Visitor(shop.server().origin);
    await visitor.join();
    return visitor;
  };
  /** Somebody who said something and was answered. */
  const talk = async () => {
    const visitor = await join();
    const [asked, answer] = messagesOf(await visitor.say(characterId, 'Hello')).slice(-2);
    if (asked === undefined || answer === undefined) throw new Error('An exchange has two messages');
    return { visitor, asked, answer };
  };
  const named = ({ msgId, createTime }: Message) => ({ characterId, msgId, createTime });
  const ofAnswer = async (fields: Readonly<Record<string, unknown>> = {}): Promise<Prepared> => {
    const { visitor, answer } = await talk();
    return { visitor, fields: { msgId: answer.msgId, ...fields } };
  };
  const inConversation = async (): Promise<Prepared> => ({ visitor: (await talk()).visitor, fields: { characterId } });
  const subscribed = async (): Promise<Buyer> => {
    const buyer = await shop.join();
    await shop.buy(buyer, 'subscription', 'plus-1');
    return buyer;
  };
  const bySubscriber = async (): Promise<Prepared> => ({ visitor: (await subscribed()).visitor, fields: {} });
  const own = async (): Promise<{ visitor: Visitor; ownId: string }> => {
    const maker = new Maker(await join());
    return { visitor: maker.visitor, ownId: await maker.make() };
  };
  const cancelled = async (): Promise<Prepared> => {
    const { visitor } = await subscribed();
    const asker = new Asker(visitor);
    const taskId = await asker.begin();
    await asker.act('cancel', taskId);
    return { visitor, fields: { taskId } };
  };
  const picture = async (): Promise<{ visitor: Visitor; pictureId: string }> => {
    const asker = new Asker((await subscribed()).visitor);
    await asker.make();
    const { pictures } = await asker.gallery();
    return { visitor: asker.visitor, pictureId: pictures[0]?.pictureId ?? '' };
  };

  return {
    userUpdate: async () => ({ visitor: await join(), fields: { name: 'Grace', pronoun: 'they/them', age: 36 } }),
    userDelete: async () => {
      const visitor = new Visitor(shop.server().origin);
      const email = await visitor.join();
      return { visitor, fields: { email, password: passwordDigest('correct horse') } };
    },
    subscriptionChange: async () => ({
      visitor: (await subscribed()).visitor,
      fields: { planId: 'premium-1', amount: 2499, currency: 'USD' },
    }),
    subscriptionCancel: bySubscriber,
    subscriptionResume: async () => {
      const { visitor } = await subscribed();
      await visitor.post(calls.subscriptionCancel.path, {});
      return { visitor, fields: {} };
    },
    subscriptionPortal: bySubscriber,
    orderCheckout: async () => ({ visitor: await join(), fields: { kind: 'package', productId: 'small' } }),
    orderCancel: async () => {
      const buyer = await shop.join();
      const { orderId } = await buyer.choose('package', 'small');
      return { visitor: buyer.visitor, fields: { orderId } };
    },
    orderRefund: async () => {
      const buyer = await shop.join();
      const { orderId } = await shop.buy(buyer, 'package', 'small');
      return { visitor: buyer.visitor, fields: { orderId } };
    },
    ugcCreate: async () => ({ visitor: await join(), fields: {} }),
    ugcRetry: async () => {
      const { visitor, ownId } = await own();
      return { visitor, fields: { characterId: ownId } };
    },
    ugcUpdate: async () => {
      const { visitor, ownId } = await own();
      return { visitor, fields: { characterId: ownId, change: { tagline: 'Mends nets by the harbour.' } } };
    },
    ugcDelete: async () => {
      const { visitor, ownId } = await own();
      return { visitor, fields: { characterId: ownId } };
    },
    ugcDescribe: async () => ({ visitor: await join(), fields: {} }),
    chatCompletion: async () => ({ visitor: await join(), fields: { characterId, speechText: 'Hello' } }),
    chatRegenerate: async () => {
      const { visitor, answer } = await talk();
      return { visitor, fields: named(answer) };
    },
    chatEdit: async () => {
      const { visitor, asked } = await talk();
      return { visitor, fields: { ...named(asked), speechText: 'Good evening' } };
    },
    chatContinue: async () => {
      const { visitor, answer } = await talk();
      return { visitor, fields: named(answer) };
    },
    chatSelect: async () => {
      const { visitor, answer } = await talk();
      await visitor.post(calls.chatRegenerate.path, named(answer));
      return { visitor, fields: { msgId: answer.msgId, ordinal: 0 } };
    },
    chatDelete: ofAnswer,
    chatLiked: () => ofAnswer({ liked: true }),
    chatFeedback: () => ofAnswer({ tags: ['forgetful'], content: 'It forgot my name' }),
    chatPlayAudio: async () => ofAnswer({ characterId }),
    chatImport: async () => ({
      visitor: await join(),
      fields: { conversation: fileOf([said(START, 'Hello'), answered(START + 1, 'Hi')]) },
    }),
    characterImport: async () => ({ visitor: await join(), fields: { file: new File([cardText], 'card.json') } }),
    ugcPortrait: async () => {
      const { visitor, ownId } = await own();
      const drawn = sharp({ create: { width: 40, height: 60, channels: 3, background: '#804060' } });
      return {
        visitor,
        fields: { characterId: ownId, file: new File([await drawn.png().toBuffer()], 'portrait.png') },
      };
    },
    conversationClear: inConversation,
    conversationDelete: inConversation,
    pictaskCreate: async () => ({ visitor: (await subscribed()).visitor, fields: { characterId: null } }),
    pictaskCancel: async () => {
      const asker = new Asker((await subscribed()).visitor);
      return { visitor: asker.visitor, fields: { taskId: await asker.begin() } };
    },
    pictaskRetry: cancelled,
    pictaskDismiss: cancelled,
    pictaskPictureDelete: async () => {
      const { visitor, pictureId } = await picture();
      return { visitor, fields: { pictureId } };
    },
    pictaskPictureShow: async () => {
      const { visitor, pictureId } = await picture();
      return { visitor, fields: { pictureId, characterId } };
    },
    reportCreate: async () => {
      const { visitor, answer } = await talk();
      return { visitor, fields: { kind: 'message', targetId: answer.msgId } };
    },
    meetingSay: () =>
      Promise.resolve({
        visitor: new Visitor(shop.server().origin),
        fields: { meetingId: randomUUID(), characterId, speechText: 'Hello' },
      }),
    meetingTake: async () => {
      const visitor = new Visitor(shop.server().origin);
      const meetingId = randomUUID();
      await visitor.post('/api/meeting/say', { meetingId, characterId, speechText: 'Hello' });
      await visitor.join();
      return { visitor, fields: { meetingId } };
    },
    reportAppeal: async () => ({ visitor: await join(), fields: { reportId: randomUUID() } }),
  } satisfies Record<KeyedName, () => Promise<Prepared>>;
};
