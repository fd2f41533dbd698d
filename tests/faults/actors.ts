import { faultsIn } from './fault.ts';

const KEYS = 'tests/unit/intentKeys.test.ts';
const INTENTS = 'tests/unit/machineIntents.test.ts';
const READING = 'tests/unit/readingActors.test.ts';

/** What flows ask of the world, and what the browser keeps. */
export const actorFaults = [
  ...faultsIn('src/actors/intentKeys.ts', KEYS, [
    ['key', 'open?.request === text ? open : {', '{', 'Whoever taps “Buy” again after a lost answer pays twice.'],
    [
      'key',
      'if (error instanceof ApiFailure && error.errNo > 0) close();',
      'close();',
      'An order is made twice when the network fails in between.',
    ],
    [
      'key',
      'const result = await call(intent.key);\n      close();',
      'const result = await call(intent.key);',
      'The same package cannot be bought twice: the first order comes back.',
      { by: 'tests/unit/apiSession.test.ts' },
    ],
  ]),
  ...faultsIn('src/actors/billingActors.ts', KEYS, [
    [
      'key',
      'oneRefund(input, (idempotencyKey)',
      'oneRefund(Math.random(), (idempotencyKey)',
      'A refund goes out under a new key each try.',
    ],
    [
      'receiver',
      'purchase.cancelSubscription({ signal, idempotencyKey })',
      'purchase.resumeSubscription({ signal, idempotencyKey })',
      'Whoever cancels keeps the plan.',
    ],
    [
      'rule',
      'purchase.refund(input.orderId, {',
      'purchase.cancel(input.orderId, {',
      'Money that was asked back does not come.',
    ],
    [
      'receiver',
      'purchase.ledger(input, { signal })',
      'purchase.ledger({}, { signal })',
      'Earlier lines of the ledger are the latest again.',
      { by: READING },
    ],
  ]),
  ...faultsIn('src/actors/messageActsActors.ts', INTENTS, [
    [
      'order',
      'acts.like({ msgId, liked: act.liked }, options)',
      'acts.like({ msgId, liked: !act.liked }, options)',
      'A like takes the like away.',
    ],
    [
      'field',
      'acts.select({ msgId, ordinal: act.ordinal }, options)',
      'acts.select({ msgId, ordinal: 0 }, options)',
      'The next answer is the first one, each time.',
    ],
    [
      'field',
      'navigator.clipboard.writeText(input.text)',
      "navigator.clipboard.writeText('')",
      'What was copied is empty.',
      { by: 'tests/browser/messageActs.flow.test.ts' },
    ],
  ]),
  ...faultsIn('src/actors/conversationActsActors.ts', INTENTS, [
    [
      'receiver',
      'conversation.clear(characterId, {',
      'conversation.remove(characterId, {',
      'Clearing a conversation deletes it.',
    ],
    [
      'key',
      '{ conversation: file.data }, { signal, idempotencyKey: intentId }',
      '{ conversation: file.data }, { signal, idempotencyKey: crypto.randomUUID() }',
      'A conversation that is brought twice stands there twice.',
    ],
  ]),
  ...faultsIn('src/actors/galleryActors.ts', INTENTS, [
    [
      'order',
      'gallery.show({ pictureId, characterId }, {',
      'gallery.show({ pictureId: characterId, characterId: pictureId }, {',
      'A picture is shown to nobody: the ids have changed places.',
    ],
    [
      'field',
      'gallery.page({ characterId, cursor, until: soughtId }, { signal })',
      'gallery.page({ characterId: null, cursor, until: soughtId }, { signal })',
      'Further pictures of a companion are those of all.',
      { by: READING },
    ],
  ]),
  ...faultsIn('src/actors/pictureTaskActors.ts', INTENTS, [
    [
      'receiver',
      'return pictures.cancel(taskId, options);',
      'return pictures.retry(taskId, options);',
      'Cancelling a picture begins it anew.',
    ],
    [
      'rule',
      '(error.errNo === errNo.notFound || error.errNo === errNo.forbidden)',
      'error.errNo === errNo.notFound',
      'A link to somebody else’s picture shows a failure in place of the studio.',
      { by: READING },
    ],
  ]),
  ...faultsIn('src/actors/ownReportsActors.ts', INTENTS, [
    [
      'order',
      'reports.appeal(reportId, content, {',
      'reports.appeal(content, reportId, {',
      'A request for another review is refused: its parts have changed places.',
    ],
  ]),
  ...faultsIn('src/actors/settingsActors.ts', KEYS, [
    [
      'key',
      'onceAnIntent(input, (idempotencyKey) =>',
      'onceAnIntent(Math.random(), (idempotencyKey) =>',
      'Deleting the account goes out under a new key each try.',
    ],
    [
      'field',
      '.toISOString().slice(0, 10)',
      '.toISOString().slice(0, 7)',
      'Two downloads of a month have one name.',
      { by: 'tests/browser/accountSettings.test.ts' },
    ],
  ]),
  ...faultsIn('src/actors/machineActors.ts', KEYS, [
    [
      'key',
      'checkoutOnce(input, async (idempotencyKey)',
      'checkoutOnce(Math.random(), async (idempotencyKey)',
      'Each try to buy opens a checkout of its own.',
    ],
    [
      'receiver',
      'sendSignUpMail(input, redirect.signUp(), {',
      'sendSignUpMail(input, redirect.reset, {',
      'The link of the first mail leads to a new password.',
      { by: 'tests/unit/authActors.test.ts' },
    ],
    [
      'field',
      'state: redirect.returnTo() }',
      "state: '/' }",
      'Whoever signs in elsewhere comes back to the start page.',
      { by: 'tests/unit/authActors.test.ts' },
    ],
    [
      'key',
      'const { errNo, data } = await onceAnIntent(input, (idempotencyKey) =>',
      'const { errNo, data } = await onceAnIntent(Math.random(), (idempotencyKey) =>',
      'Telling one’s age goes out under a new key each try.',
    ],
  ]),
  ...faultsIn('src/actors/meetingActors.ts', INTENTS, [
    [
      'key',
      'idempotencyKey: intentId',
      'idempotencyKey: crypto.randomUUID()',
      'A first line that is tried again is answered twice.',
    ],
  ]),
  ...faultsIn('src/actors/chatActors.ts', 'tests/browser/chat.flow.test.ts', [
    ['receiver', 'chat.stop(input.msgId, { signal })', "chat.stop('', { signal })", 'An answer cannot be stopped.'],
  ]),
  ...faultsIn('src/api/sessionApi.ts', 'tests/unit/apiSession.test.ts', [
    [
      'order',
      '{ oldpassword: await digestOf(oldPassword), password: await digestOf(password) }',
      '{ oldpassword: await digestOf(password), password: await digestOf(oldPassword) }',
      'The password cannot be changed: old and new have changed places.',
    ],
    [
      'field',
      'tokenType: tokenType.forgotPassword, email',
      'tokenType: tokenType.signUp, email',
      'Whoever has forgotten the password gets the mail for newcomers.',
    ],
    [
      'access',
      'client.call(emailLogin, { email, password: await digestOf(password) }, options)',
      'client.call(emailLogin, { email, password }, options)',
      'The password leaves the browser as it was typed.',
    ],
    ['silence', 'onFailure?.(error);', '', 'A wrong password is answered by nothing.'],
  ]),
  ...faultsIn('src/browser/signUpStore.ts', 'tests/unit/keptTimes.test.ts', [
    [
      'limit',
      'const KEPT_FOR = 24 * 60 * 60 * 1000;',
      'const KEPT_FOR = 24 * 60 * 60;',
      'Whoever looks for the mail has to begin again after a minute and a half.',
    ],
  ]),
  ...faultsIn('src/browser/persistentStore.ts', 'tests/unit/keptTimes.test.ts', [
    [
      'access',
      '  writeKept(DRAFT_KEY, null);\n',
      '',
      'Whoever sits there next reads the companion that was being made.',
    ],
  ]),
  ...faultsIn('src/browser/optOut.ts', 'tests/browser/analytics.test.ts', [
    [
      'access',
      "Reflect.get(navigator, 'globalPrivacyControl') === true ||",
      '',
      'Who asks not to be counted is counted.',
    ],
  ]),
];
