import { faultsIn } from './fault.ts';

/** Who may what: guards of the server that somebody leaves out or turns round. */
export const accessFaults = [
  ...faultsIn('server/features/picture/mayLoad.ts', 'tests/server/imagePrivate.test.ts', [
    [
      'access',
      '(character !== undefined && isShownTo(character, { id: accountId })) ||',
      'character !== undefined ||',
      'A stranger loads the pictures of a private character.',
    ],
    [
      'access',
      'isShownTo(character, undefined) ?',
      'character.deleteTime === null ?',
      'Whoever has no account loads the portrait of a private character.',
    ],
  ]),
  ...faultsIn('server/features/picture/galleryRepository.ts', 'tests/server/imagePrivate.test.ts', [
    [
      'access',
      'eq(alternatives.image, key), eq(conversations.accountId, accountId), ',
      'eq(alternatives.image, key), ',
      'A stranger loads a picture of a conversation.',
    ],
  ]),
  ...faultsIn('server/features/character/characterAccess.ts', 'tests/server/privateGuard.test.ts', [
    [
      'access',
      "character.visibility !== 'private' &&",
      '',
      'A private character is shown to others.',
      { by: 'tests/server/characterDetail.test.ts' },
    ],
    [
      'access',
      "['none', 'approved'] as const",
      "['none', 'approved', 'pending'] as const",
      'A character that waits for its review is shown to others.',
      { by: 'tests/server/characterDetail.test.ts' },
    ],
    [
      'rule',
      "character.status === 'ready' && isShownTo(character, viewer);",
      'isShownTo(character, viewer);',
      'One talks with a companion that is not made yet.',
      { by: 'tests/server/ownCharacterChat.test.ts' },
    ],
    [
      'field',
      '(isOwnOf(character, viewer) ? character : { ...character, ...character.lastShown });',
      'character;',
      'Others read what a character became after it was made private.',
      { by: 'tests/server/ownCharacterWithdrawn.test.ts' },
    ],
  ]),
  ...faultsIn('server/features/character/mustOwn.ts', 'tests/server/ownCharacter.test.ts', [
    [
      'access',
      "if (row.accountId !== caller.id) throw new ApiError(errNo.forbidden, 'The character is not yours');",
      '',
      'A stranger changes somebody’s character.',
    ],
  ]),
  ...faultsIn('server/features/picture/taskService.ts', 'tests/server/picture.test.ts', [
    [
      'access',
      "if (row.accountId !== caller.id) throw new ApiError(errNo.forbidden, 'The task is not yours');",
      '',
      'A stranger sees, cancels and tries again what somebody has painted.',
    ],
    [
      'price',
      'cost: cost * wish.count,\n        turnTime: await nextTurn(tx, caller.id),\n        createTime',
      'cost,\n        turnTime: await nextTurn(tx, caller.id),\n        createTime',
      'Four pictures cost as much as one.',
    ],
    [
      'price',
      "await endHold(tx, holdOf({ taskId, attempt }), 'void');",
      "await endHold(tx, holdOf({ taskId, attempt }), 'capture');",
      'A picture that was cancelled is paid for.',
    ],
  ]),
  ...faultsIn('server/features/picture/galleryService.ts', 'tests/server/pictureGallery.test.ts', [
    [
      'access',
      "if (row.accountId !== caller.id) throw new ApiError(errNo.forbidden, 'The picture is not yours');",
      '',
      'A stranger deletes somebody’s picture.',
    ],
  ]),
  ...faultsIn('server/features/conversation/search.ts', 'tests/server/chatSearch.test.ts', [
    ['access', 'eq(conversations.accountId, accountId),\n', '\n', 'The search finds what others have said.'],
  ]),
  ...faultsIn('server/features/conversation/chatRepository.ts', 'tests/server/chatActs.test.ts', [
    [
      'access',
      '.where(and(eq(messages.id, msgId), eq(conversations.accountId, accountId)));',
      '.where(eq(messages.id, msgId));',
      'A stranger deletes and rates what somebody was told.',
    ],
    [
      'access',
      '.where(and(inArray(messages.id, [...msgIds]), eq(conversations.accountId, accountId)))',
      '.where(inArray(messages.id, [...msgIds]))',
      'A stranger reads an answer that somebody was given.',
      { by: 'tests/server/chat.test.ts' },
    ],
    [
      'access',
      '.where(and(eq(messages.id, msgId), eq(conversations.accountId, accountId)))\n',
      '.where(eq(messages.id, msgId))\n',
      'A stranger reads what somebody’s picture shows.',
      { by: 'tests/server/pictureGallery.test.ts' },
    ],
  ]),
  ...faultsIn('server/features/report/targets.ts', 'tests/server/reports.test.ts', [
    [
      'access',
      "if (accountId !== caller.id) throw new ApiError(errNo.forbidden, 'The picture is not yours');",
      '',
      'One reports a picture that one cannot have seen.',
    ],
  ]),
  ...faultsIn('server/features/report/targetRepository.ts', 'tests/server/reports.test.ts', [
    [
      'access',
      '.where(and(eq(messages.id, msgId), eq(conversations.accountId, accountId)))',
      '.where(eq(messages.id, msgId))',
      'One reports what somebody else was told.',
    ],
  ]),
  ...faultsIn('server/features/report/reportService.ts', 'tests/server/reports.test.ts', [
    [
      'access',
      'row?.makerId !== caller.id || row.status',
      'row === undefined || row.status',
      'A stranger asks for another review in somebody’s name.',
    ],
    [
      'limit',
      "if (row.appealTime !== null) throw new ApiError(errNo.conflict, 'One may appeal once');",
      '',
      'One asks for another review again and again.',
    ],
  ]),
  ...faultsIn('server/features/report/decisions.ts', 'tests/server/reports.test.ts', [
    [
      'rule',
      "await settle(tx, leading, 'block');",
      "await settle(tx, leading, 'release');",
      'What an operator blocks stays to be seen.',
    ],
    [
      'field',
      'appealReason: reason,',
      'appealReason: operator,',
      'One reads the name of the operator in place of the reason.',
    ],
  ]),
  ...faultsIn('server/features/account/accessRepository.ts', 'tests/server/access.test.ts', [
    [
      'access',
      '.where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId), ne(sessions.tokenHash, ownTokenHash)));',
      '.where(and(eq(sessions.id, sessionId), ne(sessions.tokenHash, ownTokenHash)));',
      'A stranger signs out somebody’s device.',
    ],
    [
      'access',
      'and(eq(identities.accountId, accountId), eq(identities.id, identityId))',
      'eq(identities.id, identityId)',
      'A stranger unlinks somebody’s account.',
      { by: 'tests/server/identityLinks.test.ts' },
    ],
    [
      'order',
      'browser: sessions.browser,\n      system: sessions.system,',
      'browser: sessions.system,\n      system: sessions.browser,',
      'A device is told as “Linux on Firefox”.',
    ],
  ]),
  ...faultsIn('server/features/account/accessService.ts', 'tests/server/access.test.ts', [
    [
      'rule',
      'const canEnd = passwordHash !== null || identities.length > 1;',
      'const canEnd = true;',
      'One unlinks the only way to sign in.',
      { by: 'tests/server/identity.test.ts' },
    ],
    [
      'order',
      'Number(b.isCurrent) - Number(a.isCurrent)',
      'Number(a.isCurrent) - Number(b.isCurrent)',
      'The device in one’s hands comes last in the list.',
    ],
  ]),
  ...faultsIn('server/features/account/sessionRepository.ts', 'tests/server/session.test.ts', [
    [
      'access',
      'gt(sessions.expireTime, now), isNull(accounts.lockTime)));',
      'gt(sessions.expireTime, now)));',
      'A locked account goes on where it is signed in.',
      { by: 'tests/server/limits.test.ts' },
    ],
    [
      'access',
      'eq(sessions.tokenHash, tokenHash), gt(sessions.expireTime, now),',
      'eq(sessions.tokenHash, tokenHash),',
      'A session never ends.',
      { by: 'tests/server/identityRows.test.ts' },
    ],
  ]),
  ...faultsIn('server/features/account/sessionService.ts', 'tests/server/session.test.ts', [
    [
      'access',
      ' || account.lockTime !== null) throw wrongCredentials();',
      ') throw wrongCredentials();',
      'A locked account signs in.',
      { by: 'tests/server/limits.test.ts' },
    ],
    [
      'limit',
      'await tries.signIn(email, client.address, caller);',
      '',
      'Passwords can be guessed without an end.',
      { by: 'tests/server/limits.test.ts' },
    ],
  ]),
  ...faultsIn('server/http/originGuard.ts', 'tests/server/originGuard.test.ts', [
    [
      'access',
      "site !== undefined && site !== 'same-origin' && site !== 'none';",
      'false;',
      'A page of another site acts in somebody’s name, where the browser tells no origin.',
    ],
    [
      'access',
      "new Set(['GET', 'HEAD', 'OPTIONS'])",
      "new Set(['GET', 'HEAD', 'OPTIONS', 'POST'])",
      'A page of another site acts in somebody’s name.',
    ],
  ]),
  ...faultsIn('server/http/endpoint.ts', 'tests/server/session.test.ts', [
    [
      'access',
      "const needed = call.access === 'ready' ? options.setupErrNo(caller) : 0;",
      'const needed = 0;',
      'Somebody who has not told an age talks with companions.',
    ],
  ]),
];
