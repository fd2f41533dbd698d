import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import { session } from '#src/dev/actors.ts';
import { boughtTokens, purchaseSample } from '#src/dev/purchaseSamples.ts';
import { PurchaseBody } from '#src/screens/purchase/PurchaseBody.tsx';

/** What is offered after an order that is paid back for that reason. */
const waysAfter = (reason: number | null): readonly string[] => {
  const purchase = purchaseSample('refunded', { order: { ...boughtTokens, reason } });
  const body = createElement(PurchaseBody, {
    purchase,
    session: session('signedIn'),
    step: 'refunded',
    presentation: 'modal',
  });
  return renderToStaticMarkup(createElement(MemoryRouter, null, body))
    .split(/<[^>]*>/u)
    .filter((words) => words !== '');
};

it('[BUY-03] offers no other choice, but the settings, to whoever paid for a second plan', () => {
  expect(waysAfter(null)).toEqual(['Close', 'Choose again']);
  expect(waysAfter(errNo.alreadySubscribed)).toEqual(['Close', 'Go to settings']);
});
