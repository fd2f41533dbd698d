import type { Page } from '@playwright/test';
import type { ChatSnapshot } from '#machines/chat/chatSelectors.ts';
import { CHAT_DELAYS } from '#machines/chat/chatSetup.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { isStopping } from './lines.ts';
import type { ChatServer } from './server.ts';
import { type ConversationOn, expect, seeRunning, seeThread } from './pageObject.ts';
import { chatNotOffered } from './tours.ts';
import type { Absence } from '@liora/flow-kit/model/walk.ts';

/** What comes instead of what the screen, or the server, does not offer. */
export const chatAbsences = (page: Page, screen: ConversationOn, server: ChatServer) => {
  const seeLost = () => expect(screen.notice).toContainText(text.chat_lost);
  const seeUnsent = async ({ context: { request } }: ChatSnapshot) => {
    // A new answer that was not accepted leaves the one before as it is.
    const isWish = request?.kind === 'regenerate' || request?.kind === 'continue';
    const words = isWish ? text.failure_no_answer : text.chat_unsent;
    await expect(screen.notice).toContainText(words);
  };

  const refusalIsLoss: Absence<ChatSnapshot> = {
    look: async (before) => {
      await server.forget(before);
      await seeLost();
    },
  };
  const nonsenseIsSurvived: Absence<ChatSnapshot> = {
    look: async (before) => {
      const call = await server.begun(before);
      call.tellNonsense();
      await server.replaced(call);
      await seeThread(screen, before);
      await seeRunning(screen, !isStopping(before));
    },
  };

  const outwaitRefresh = async () => {
    await server.stallLoad();
    await server.stallStream();
    await page.clock.runFor(CHAT_DELAYS.refreshTimeout);
  };
  const sendingEndsFirst: Absence<ChatSnapshot> = {
    look: async (before) => {
      await outwaitRefresh();
      await seeUnsent(before);
    },
  };
  const answeringEndsFirst: Absence<ChatSnapshot> = {
    look: async (before) => {
      await server.stallLoad();
      await server.stallStream();
      // No longer: what is lost is looked for again by itself.
      await page.clock.runFor(isStopping(before) ? CHAT_DELAYS.stopTimeout : CHAT_DELAYS.silenceTimeout);
      await seeLost();
    },
  };

  return {
    'open.exchange.running.sending: answer failed': {
      look: async (before) => {
        (await server.stream()).tellNonsense();
        await seeUnsent(before);
      },
    },
    'open.exchange.running.sending: refresh timeout passed': sendingEndsFirst,
    'open.exchange.running.answering: refresh timeout passed': answeringEndsFirst,
    'open.exchange.running.stopping: refresh timeout passed': answeringEndsFirst,
    'open.exchange.takingBack: older timeout passed': {
      look: async () => {
        await server.stallOlder();
        await page.clock.runFor(CHAT_DELAYS.takeBackTimeout);
        await expect(screen.notice.filter({ hasText: text.chat_taking_back })).toHaveCount(0);
      },
    },
    'open.exchange.running.answering: answer refused (refused)': refusalIsLoss,
    'open.exchange.running.answering: answer refused (price not agreed to)': refusalIsLoss,
    'open.exchange.running.stopping: answer refused (refused)': refusalIsLoss,
    'open.exchange.running.stopping: answer refused (price not agreed to)': refusalIsLoss,
    'open.exchange.running.answering: answer failed': nonsenseIsSurvived,
    'open.exchange.running.stopping: answer failed': nonsenseIsSurvived,
    'open.exchange.heldBack: message changed': {
      ...chatNotOffered['open.exchange.heldBack: message changed'],
      look: () => expect(screen.like).toHaveCount(0),
    },
  } satisfies Record<keyof typeof chatNotOffered, Absence<ChatSnapshot>>;
};
