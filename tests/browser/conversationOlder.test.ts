import { expect } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import { answer, characterId, earlier, mira, said } from '#tests/flows/chat/model.ts';
import { conversationOn } from '#tests/flows/chat/pageObject.ts';
import { chatServerFor } from '#tests/flows/chat/server.ts';
import { signInAsMember } from './support/member.ts';
import { test } from './support/test.ts';

test('[CHAT-01] a list that has become shorter than its window asks for earlier messages', async ({ page }) => {
  await page.route('/images/**', (route) => route.abort());
  await signInAsMember(page.context());
  await page.setViewportSize({ width: 1280, height: 590 });
  const server = await chatServerFor(page);
  const screen = conversationOn(page);
  await page.goto(paths.conversation(characterId));
  const [detail, history] = await server.loads();
  detail.answer(mira);
  history.answer({ messages: [...earlier, said, answer.done], hasMore: true, readTime: 0, isDemo: false });
  await expect(screen.articles).toHaveCount(5);
  await server.noOlder();
  await page.setViewportSize({ width: 1280, height: 1100 });
  const { url } = await server.one('older');
  expect(url.searchParams.get('endTime')).toBe(String(earlier[0]?.createTime));
});
