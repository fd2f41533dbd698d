import { faultsIn } from './fault.ts';

/** What people see and press where they pay, and what all screens are made of. */
export const moreScreenFaults = [
  ...faultsIn('src/screens/money.ts', 'tests/unit/money.test.ts', [
    [
      'price',
      'format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))',
      'format.format(amount / 10)',
      'Every price is ten times as high.',
    ],
    [
      'price',
      '.format(Number.parseInt(percent, 10) / 100)',
      '.format(Number.parseInt(percent, 10))',
      'A discount of 20 % is told as 2,000 %.',
    ],
  ]),
  ...faultsIn('src/screens/plans.ts', 'tests/unit/plans.test.ts', [
    [
      'words',
      'if (months === 12) return m.billing_price_year({ price });',
      'if (months === 12) return m.billing_price_month({ price });',
      'A price for a year is told as one for a month.',
    ],
    ['price', 'Math.round(amount / months)', 'amount', 'What a year costs is told as the price of a month.'],
    [
      'words',
      'if (months === 12) return m.billing_plan_yearly({ name });',
      '',
      'A yearly plan is called “Plus, 12 months”.',
    ],
  ]),
  ...faultsIn('src/screens/purchase/shopWording.ts', 'tests/unit/shopWording.test.ts', [
    ['order', '(amount / tokens) * cost', '(tokens / amount) * cost', 'An answer is said to cost 77 cents.'],
    [
      'order',
      "[usesOf(terms, 'chat', tokens), usesOf(terms, 'picture', tokens)]",
      "[usesOf(terms, 'picture', tokens), usesOf(terms, 'chat', tokens)]",
      'Tokens are said to be enough for ten times as many pictures as answers.',
    ],
    [
      'words',
      'return m.purchase_plan_tokens_month({ tokens: count });',
      'return m.purchase_plan_tokens_year({ tokens: count });',
      'The tokens of a month are told as those of a year.',
    ],
  ]),
  ...faultsIn('src/screens/purchase/OfferCard.tsx', 'tests/browser/purchase.flow.test.ts', [
    [
      'control',
      ' disabled={isDisabled} onClick={onChoose}>',
      ' onClick={onChoose}>',
      'While a checkout opens another can be pressed, and nothing happens.',
    ],
    [
      'words',
      '<span className={priceText}>{price}</span>',
      '<span className={priceText}>{title}</span>',
      'An offer tells no price.',
    ],
  ]),
  ...faultsIn('src/screens/purchase/Terms.tsx', 'tests/unit/purchaseTerms.test.tsx', [
    [
      'silence',
      '[m.purchase_leftovers(), m.purchase_cancel()]',
      '[m.purchase_leftovers()]',
      'Nothing tells how a plan is cancelled.',
    ],
    [
      'limit',
      'm.purchase_refund({ days: countText(days) })',
      'm.purchase_refund({ days: countText(days * 10) })',
      'Money is promised back for 140 days.',
    ],
  ]),
  ...faultsIn('src/screens/billing/RefundDialog.tsx', 'tests/browser/orders.flow.test.ts', [
    [
      'order',
      '{ price: priceText(amount, currency), tokens: countText(tokens) }',
      '{ price: countText(tokens), tokens: priceText(amount, currency) }',
      'A refund is said to bring 200 and to take $4.99 tokens.',
    ],
    [
      'control',
      "orders.send({ type: 'refund.cancelled' });",
      "orders.send({ type: 'refund.confirmed' });",
      '“Keep” sends the money back.',
    ],
  ]),
  ...faultsIn('src/screens/billing/CancellationDialog.tsx', 'tests/browser/subscription.flow.test.ts', [
    [
      'words',
      "running.status === 'active'\n",
      "running.status !== 'active'\n",
      'A plan that ends with its period is said to end at once.',
    ],
    [
      'field',
      'date: dateText(running.periodEnd) })',
      'date: dateText(running.periodStart) })',
      'A plan is said to end on the day on which it began.',
    ],
  ]),
  ...faultsIn('src/screens/billing/OrderItem.tsx', 'tests/browser/orders.flow.test.ts', [
    [
      'words',
      '{refundFailureText(failure)}',
      '{orderStatusText(order.status)}',
      'Why a refund was refused is not told.',
    ],
    ['control', '{order.canRefund ? (', "{order.status === 'paid' ? (", 'A refund is offered after its time is over.'],
  ]),
  ...faultsIn('src/screens/billing/billingWording.ts', 'tests/unit/billingWording.test.ts', [
    [
      'words',
      'return m.billing_status_refunded();',
      'return m.billing_status_paid();',
      'An order whose money went back is called paid.',
    ],
    [
      'words',
      'failure.errNo === errNo.conflict ? m.billing_refund_refused() : failureText(failure)',
      'failureText(failure)',
      'That the tokens are spent is not told where a refund is refused.',
    ],
  ]),
  ...faultsIn('src/screens/billing/lossTexts.ts', 'tests/unit/lossTexts.test.ts', [
    [
      'silence',
      '...(canRefund ? [m.settings_delete_refund_first()] : []),',
      '',
      'Nothing tells that money can be had back before the account goes.',
    ],
    [
      'words',
      'return m.settings_delete_plan({ plan, date: dateText(periodEnd) });',
      'return m.settings_delete_plan_due({ plan });',
      'That a paid plan is lost is not told.',
    ],
  ]),
  ...faultsIn('src/screens/billing/LedgerTable.tsx', 'tests/browser/ledger.flow.test.ts', [
    [
      'order',
      '<td className={cx(number, figures)}>{changeText(line.change)}</td>',
      '<td className={cx(number, figures)}>{changeText(line.tokens)}</td>',
      'The ledger tells the balance as the change.',
    ],
  ]),
  ...faultsIn('src/screens/billing/PlanButtons.tsx', 'tests/browser/subscription.flow.test.ts', [
    [
      'control',
      'subscription.send(cancelled);',
      'subscription.send(opened);',
      '“Cancel plan” opens the choice of plans.',
    ],
    ['rule', '{running.isEnding ? (', '{!running.isEnding ? (', 'A plan that runs cannot be cancelled.'],
  ]),
  ...faultsIn('src/screens/settings/DeletionForm.tsx', 'tests/browser/settings.flow.test.ts', [
    [
      'rule',
      'hasPassword ? (',
      '!hasPassword ? (',
      'Whoever has a password is asked for the email before the account goes.',
    ],
    ['silence', '{isDone ? m.settings_exported() : null}', '{null}', 'Nothing tells that the data were downloaded.'],
  ]),
  ...faultsIn('src/screens/settings/PasswordForm.tsx', 'tests/browser/accountSettings.test.ts', [
    [
      'order',
      "{ oldPassword: read('oldPassword'), password: read('password') }",
      "{ oldPassword: read('password'), password: read('oldPassword') }",
      'The old password is set anew.',
    ],
  ]),
  ...faultsIn('src/screens/settings/CountryForm.tsx', 'tests/browser/settingsCountry.test.ts', [
    [
      'field',
      'country: chosen === FROM_BROWSER ? null : chosen',
      'country: null',
      'The country that was chosen is not kept, and help lines are those of another.',
    ],
  ]),
  ...faultsIn('src/screens/settings/ConversationsForm.tsx', 'tests/browser/settings.flow.test.ts', [
    [
      'words',
      'return m.settings_pictures_always();',
      'return m.settings_pictures_never();',
      'Two choices about pictures have the same name.',
    ],
    [
      'rule',
      "read('showsReasoning') === ON",
      "read('showsReasoning') === OFF",
      'The reasoning is shown to whoever turns it off.',
    ],
  ]),
  ...faultsIn('src/routes/showToast.tsx', 'tests/browser/session.test.ts', [
    ['silence', 'toaster.create({', 'void ({', 'Nothing tells that signing out has failed.'],
    [
      'words',
      'return m.nav_sign_out_failed();',
      'return m.failure_already_subscribed();',
      'A failed sign-out is told as a second plan.',
    ],
  ]),
  ...faultsIn('src/layouts/AccountMenu.tsx', 'tests/browser/session.test.ts', [
    ['control', 'onSelect: onSignOut', 'onSelect: onSettings', '“Sign out” opens the settings.'],
  ]),
  ...faultsIn('src/layouts/SkipLink.tsx', 'tests/browser/keyboard.test.ts', [
    ['control', 'href="#main"', 'href="#content"', '“Skip to content” leads nowhere.'],
  ]),
  ...faultsIn('src/ui/useReturnFocus.ts', 'tests/browser/focus.test.ts', [
    [
      'focus',
      'opener.current.focus({ preventScroll: true });',
      'opener.current.scrollIntoView();',
      'After a window closes the keyboard begins at the top of the page.',
    ],
  ]),
  ...faultsIn('src/ui/Form.tsx', 'tests/browser/focus.test.ts', [
    [
      'focus',
      "if (isWorse) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();",
      '',
      'The first field that is wrong does not take the focus.',
    ],
    [
      'control',
      'if (errors.length > 0) onChange?.(readerOf(event.currentTarget));',
      '',
      'A field stays marked as wrong after it was mended.',
      { by: 'tests/browser/accountSettings.test.ts' },
    ],
  ]),
  ...faultsIn('src/ui/Dialog.tsx', 'tests/browser/focus.test.ts', [
    [
      'words',
      'aria-label={closeLabel}',
      'aria-label={title}',
      'The button that closes a window is read out as the title of it.',
      { by: 'tests/browser/partsOverlays.test.ts' },
    ],
  ]),
];
