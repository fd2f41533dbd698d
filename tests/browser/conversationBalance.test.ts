import { expect } from '@playwright/test';
import { streams } from '#tests/server/support/openaiServer.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { answered, opening, said } from './support/conversationPage.ts';
import { test } from './support/heldSite.ts';
import { inTurn } from './support/test.ts';

const testInTurn = inTurn(test);

for (const [where, viewport, declare] of [
  ['on a phone', { width: 390, height: 844 }, test],
  ['on a wide screen', { width: 1440, height: 900 }, testInTurn],
] as const)
  declare(`[CHAT-02] [AUTH-15] the balance in the bar goes down with each answer ${where}`, async ({ tab, site }) => {
    await tab.page.setViewportSize(viewport);
    const balance = (tokens: number) =>
      tab.page.getByRole('link', { name: text.nav_tokens.replace('{tokens}', String(tokens)), exact: true });
    await expect(balance(100)).toBeInViewport();
    site.provider.add(streams('Good evening.'));
    await tab.say('Hello');
    await tab.shows(opening, said('Hello'), answered('Good evening.'));
    await expect(balance(99)).toBeInViewport();
  });
