import { deepEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { alternatives } from '#server/db/conversationSchema.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { saveProgress } from '#server/features/conversation/alternativeRepository.ts';
import { createAnswerWriter } from '#server/features/conversation/answerWriter.ts';
import { chargeFor } from '#server/features/conversation/charge.ts';
import { insertMessages, openConversation } from '#server/features/conversation/chatRepository.ts';
import { emptyAnswer, newMessage } from '#server/features/conversation/newMessages.ts';
import { readLedger } from '#server/features/ledger/ledgerPage.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import { beginMeeting, insertExchange } from '#server/features/meeting/meetingRepository.ts';
import { createMeetings } from '#server/features/meeting/meetingService.ts';
import { chargeFor as chargeForSound } from '#server/features/speech/speechCharge.ts';
import { createSpeechService } from '#server/features/speech/speechService.ts';
import type { ChatProvider } from '#server/providers/chat/chatProvider.ts';
import { lineOf } from './support/buyer.ts';
import { addCaller, addCharacters } from './support/castOf.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { noPictures } from './support/noPictures.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const DAY = 24 * 60 * 60_000;
/** After which whatever was abandoned has been looked for. */
const REAPED = 5000;
const log = pino({ level: 'silent' });
const provider: ChatProvider = {
  name: 'nobody',
  isDemo: false,
  answer: () => {
    throw new Error('Nobody asks');
  },
};

describe('[N-08] work that another process has begun', () => {
  let database: OpenDatabase;
  let characterId = '';
  beforeAll(async () => {
    database = await openTestDatabase('postgresql');
    [characterId = ''] = await addCharacters(database.db, { name: 'Nora' });
  });
  afterEach(async () => {
    vi.useRealTimers();
    deepEqual(await auditLedgers(database.db), {});
  });
  afterAll(() => database.close());

  /** From now on this process is so far ahead; its loops turn when it is told that time goes by. */
  const getAhead = (time: number): void => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + time });
  };

  /** An answer that somebody writes, or the sound of one, for a token. */
  const begin = async (what: 'answer' | 'sound') => {
    const { db } = database;
    const { id: accountId, email } = await addCaller(db, 'Ada');
    const answer = what === 'answer' ? emptyAnswer(Date.now()) : newMessage('companion', 'Mind the step.', Date.now());
    const alternative = { msgId: answer.msgId, ordinal: 0 };
    await transact(db, async (tx) => {
      await openWallet(tx, { id: accountId, email }, 100);
      const lastTime = answer.createTime;
      const conversation = await openConversation(tx, { id: randomUUID(), accountId, characterId, lastTime });
      await insertMessages(tx, conversation, [answer]);
      if (what === 'answer') await chargeFor(tx, accountId, alternative, [{ service: 'chat', cost: 1 }]);
      else await chargeForSound(tx, accountId, alternative, 1);
    });
    const isIt = eq(alternatives.messageId, answer.msgId);
    return {
      alternative,
      setBeat: (beatTime: number) => db.update(alternatives).set({ beatTime }).where(isIt),
      stands: async () => {
        const [row] = await db.select().from(alternatives).where(isIt);
        const { lines } = await readLedger(db, accountId, undefined, 100);
        return { status: row?.status, line: lines.map(lineOf)[0] };
      },
      beat: async () => (await db.select().from(alternatives).where(isIt))[0]?.beatTime ?? 0,
    };
  };

  /** Looks once for what was abandoned, as each process does. */
  const reap = async (): Promise<void> => {
    const loops = [
      createAnswerWriter({ db: database.db, provider, illustrator: noPictures, log }),
      createSpeechService({ db: database.db, provider: undefined, voice: '', cost: 1, folder: '', log }),
    ];
    vi.advanceTimersByTime(REAPED);
    await Promise.all(loops.map((loop) => loop.close()));
  };

  const goesOn = { answer: 'generating', sound: 'done' } as const;

  it.each(['answer', 'sound'] as const)('goes on as %s beside a process that is ahead', async (what) => {
    const work = await begin(what);
    getAhead(60 * DAY);
    await reap();
    expect(await work.stands()).toEqual({ status: goesOn[what], line: ['hold', -1, 99] });
  });

  it.each([
    ['answer', 'long ago', -60 * DAY, 'interrupted'],
    ['answer', 'by a clock that was ahead', 60 * DAY, 'interrupted'],
    ['sound', 'long ago', -60 * DAY, 'done'],
    ['sound', 'by a clock that was ahead', 60 * DAY, 'done'],
  ] as const)('ends as %s whose last sign of life was %s', async (what, _when, away, status) => {
    const work = await begin(what);
    await work.setBeat(Date.now() + away);
    getAhead(0);
    await reap();
    expect(await work.stands()).toEqual({ status, line: ['void', 0, 100] });
  });

  it('gives its signs of life by the clock of the database', async () => {
    const work = await begin('answer');
    const before = await work.beat();
    getAhead(60 * DAY);
    await saveProgress(database.db, work.alternative, { text: 'Once', status: 'generating' });
    vi.useRealTimers();
    const after = await work.beat();
    expect([after >= before, after <= Date.now() + 1000]).toEqual([true, true]);
  });

  it('is known in a meeting to a process that is ahead', async () => {
    const meetings = createMeetings({ db: database.db, provider, log });
    const [meetingId, key] = [randomUUID(), randomUUID()];
    await transact(database.db, async (tx) => {
      const meeting = { id: meetingId, characterId, greetings: [], greeting: 0, expireTime: Date.now() + 90 * DAY };
      await beginMeeting(tx, meeting);
      await insertExchange(tx, {
        answerId: randomUUID(),
        saidId: randomUUID(),
        meetingId,
        idempotencyKey: key,
        said: 'Hello',
        createTime: Date.now(),
      });
    });
    getAhead(60 * DAY);
    const saying = { meetingId, characterId, speechText: 'Hello' };
    expect(await meetings.standing(saying, key)).toEqual({ lastSaid: '', isKnown: true, isSpent: false });
  });
});
