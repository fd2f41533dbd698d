import { faultsIn } from './fault.ts';

const VIEWS = 'tests/unit/billing/views.test.ts';

/** What things cost and bring, and what may be done how often. */
export const moneyFaults = [
  ...faultsIn('server/prices.ts', 'tests/unit/pricesTold.test.ts', [
    [
      'price',
      "packageId: 'medium', tokens: 500, amount: 999",
      "packageId: 'medium', tokens: 500, amount: 899",
      'A package is a dollar cheaper.',
    ],
    ['price', 'picture: cost.default(10)', 'picture: cost.default(100)', 'A picture costs ten times as much.'],
    ['limit', 'max(365).default(14)', 'max(365).default(140)', 'Money goes back after four months.'],
    ['price', '.max(10_000_000).default(100)', '.max(10_000_000).default(1000)', 'Newcomers get a thousand tokens.'],
  ]),
  ...faultsIn('server/features/product/products.ts', 'tests/unit/pricesTold.test.ts', [
    [
      'price',
      'tokens: monthlyTokens * months,',
      'tokens: monthlyTokens,',
      'A plan of a year brings the tokens of a month.',
    ],
    [
      'price',
      'const listAmount = monthlyAmount * months;',
      'const listAmount = monthlyAmount * Math.min(months, 11);',
      'A plan of a year costs eleven months.',
    ],
    [
      'price',
      'Math.round((most * discountShare) / HUNDRED)',
      'most',
      'Plans of a month have the discount of those of a year.',
    ],
    [
      'field',
      'discountEndTime: promotion()?.endTime ?? null',
      'discountEndTime: promotion()?.startTime ?? null',
      'A discount is said to be over before it begins.',
      { by: 'tests/server/activity.test.ts' },
    ],
  ]),
  ...faultsIn('server/features/billing/checkoutOpener.ts', 'tests/server/checkouts.test.ts', [
    [
      'receiver',
      'cancelUrl: returnUrl(order, true),',
      'cancelUrl: returnUrl(order, false),',
      'Whoever turns round at the checkout is told that the payment is on its way.',
    ],
    ['price', 'amount: order.amount,', 'amount: order.amount * 10,', 'The checkout asks for ten times the price.'],
    ['words', '`${tokens} Liora tokens`', "'Liora tokens'", 'The receipt does not say how many tokens were bought.'],
  ]),
  ...faultsIn('server/features/billing/placeOrder.ts', 'tests/server/checkouts.test.ts', [
    [
      'access',
      "if (product.kind === 'subscription' && (await repository.liveSubscription(tx, walletId)) !== undefined)\n      throw alreadySubscribed();",
      '',
      'One buys a second plan beside the first.',
    ],
  ]),
  ...faultsIn('server/features/billing/orderService.ts', 'tests/server/afterPurchase.test.ts', [
    [
      'order',
      'found.slice(0, pageSize).map',
      'found.slice(0, pageSize).toReversed().map',
      'The oldest order of a page comes first.',
    ],
  ]),
  ...faultsIn('server/features/billing/orderView.ts', VIEWS, [
    [
      'limit',
      'now < payTime + refundDays * DAY',
      'now < payTime + refundDays * DAY * 10',
      'Money is promised back after the days for it are over.',
    ],
    [
      'rule',
      ' || !isUntouched(own)) return false;',
      ') return false;',
      'Money goes back although tokens of it are spent.',
    ],
  ]),
  ...faultsIn('server/features/billing/periods.ts', VIEWS, [
    [
      'limit',
      "status === 'ended' || isEnding ? 0 : longest",
      "status === 'ended' ? 0 : longest",
      'Tokens of a cancelled plan last three days longer than they should.',
    ],
  ]),
  ...faultsIn('server/features/billing/subscriptionService.ts', 'tests/server/afterPurchase.test.ts', [
    ['rule', 'provider.setEnding(id, true)', 'provider.setEnding(id, false)', 'A plan that was cancelled is renewed.'],
  ]),
  ...faultsIn('server/features/billing/subscriptionView.ts', VIEWS, [
    [
      'order',
      "now < allowanceEnd ? 'pastDue' : 'unpaid'",
      "now < allowanceEnd ? 'unpaid' : 'pastDue'",
      'Tokens are said to have ended while they can be spent.',
    ],
  ]),
  ...faultsIn('server/features/ledger/wallet.ts', 'tests/server/wallets.test.ts', [
    [
      'price',
      'await welcome(tx, walletId, account.email, welcomeTokens)',
      'await welcome(tx, walletId, account.id, welcomeTokens)',
      'Deleting an account and making it anew brings the welcome tokens again.',
    ],
    [
      'limit',
      "kind: 'promotion', tokens, expireTime: endTime }",
      "kind: 'promotion', tokens }",
      'Tokens of a promotion never end.',
    ],
  ]),
  ...faultsIn('server/features/conversation/charge.ts', 'tests/server/chatNeeds.test.ts', [
    ['price', 'need === null && !isMinor ? costs', '!isMinor ? costs', 'Somebody in need pays for the answer.'],
    [
      'price',
      'need === null && !isMinor ? costs',
      'need === null ? costs',
      'A minor pays for being refused.',
      { by: 'tests/server/chatUnderAge.test.ts' },
    ],
    [
      'price',
      "status === 'stopped' ? text.trim() !== '' : status",
      "status === 'stopped' || status",
      'An answer that was stopped before its first word is paid for.',
      { by: 'tests/server/chatFailures.test.ts' },
    ],
    [
      'price',
      "isWorthIt(service, progress) ? 'capture' : 'void'",
      "'capture'",
      'An answer that failed is paid for.',
      { by: 'tests/server/chatFailures.test.ts' },
    ],
  ]),
  ...faultsIn('server/features/speech/speechCharge.ts', 'tests/server/speechFaults.test.ts', [
    ['price', "return { kind: 'paid' };", 'break;', 'Listening again is paid for again.'],
  ]),
  ...faultsIn('server/features/conversation/pictureChoice.ts', 'tests/server/chatPictureSaid.test.ts', [
    [
      'price',
      '(pictureAgreedCost ?? 0) < cost',
      'cost < 0',
      'A picture that has become dearer comes without a question.',
      { by: 'tests/unit/pictureChoice.test.ts' },
    ],
    [
      'rule',
      '< costs.chat + costs.picture) return false;',
      '< costs.picture) return false;',
      'Whoever has tokens for a picture alone is asked for its price, and then refused.',
    ],
  ]),
  ...faultsIn('server/features/conversation/pictureChoice.ts', 'tests/server/chatPicture.test.ts', [
    [
      'access',
      "if ((await liveSubscriptionOfAccount(tx, caller.id)) === undefined)\n    throw new ApiError(errNo.subscriptionNeeded, 'Pictures need a plan');",
      '',
      'Pictures come without a plan.',
    ],
    [
      'rule',
      'if (!isAskedFor || need !== null) return false;',
      'if (!isAskedFor) return false;',
      'Somebody in need gets a picture with the answer.',
    ],
  ]),
  ...faultsIn('server/rateLimit/limits.ts', 'tests/unit/limitsTold.test.ts', [
    [
      'limit',
      "name: 'authorize by address', max: 60",
      "name: 'authorize by address', max: 600",
      'Third-party sign-ins are begun ten times as often.',
    ],
    [
      'limit',
      "name: 'care by account', max: 600",
      "name: 'care by account', max: 60",
      'Somebody in need is left without an answer ten times as early.',
    ],
    [
      'limit',
      "name: 'meeting by client', max: 10",
      "name: 'meeting by client', max: 100",
      'Strangers get a hundred answers a day.',
    ],
    [
      'limit',
      "name: 'digits by email', max: 15",
      "name: 'digits by email', max: 150",
      'Codes are guessed ten times as often.',
    ],
    [
      'limit',
      "name: 'import by account', max: 100, window: 10 * MINUTE",
      "name: 'import by account', max: 100, window: MINUTE",
      'Cards are brought ten times as often.',
    ],
  ]),
  ...faultsIn('server/rateLimit/rateLimiter.ts', 'tests/server/rateLimiter.test.ts', [
    [
      'limit',
      '.update(`${name}\\n${subject}`)',
      '.update(subject)',
      'Signing in takes away from what mails one may ask for.',
    ],
    ['limit', 'Math.ceil(wait / 1000)', 'Math.ceil(wait)', 'One is told to wait for hours in place of seconds.'],
  ]),
  ...faultsIn('server/features/meeting/storeSaying.ts', 'tests/server/meeting.test.ts', [
    [
      'limit',
      'if (need === null && countOf(earlier, databaseNow) >= MEETING_ANSWERS)',
      'if (need === null && countOf(earlier, databaseNow) > MEETING_ANSWERS)',
      'Strangers get a third answer.',
      { by: 'tests/server/meetingLimits.test.ts' },
    ],
  ]),
  ...faultsIn('server/features/meeting/meetingService.ts', 'tests/server/meeting.test.ts', [
    ['access', '!isOpenTo(found, undefined)', "found.status !== 'ready'", 'Strangers meet private characters.'],
  ]),
  ...faultsIn('server/features/meeting/answerHourRepository.ts', 'tests/server/meetingLimits.test.ts', [
    [
      'limit',
      'setWhere: lt(meetingHours.answers, max)',
      'setWhere: lt(meetingHours.answers, max * 10)',
      'Strangers get ten times the answers of an hour.',
    ],
  ]),
];
