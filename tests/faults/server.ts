import { faultsIn } from './fault.ts';

/** Accounts, mails, care, characters and conversations, as the server keeps them. */
export const serverFaults = [
  ...faultsIn('server/http/idempotency.ts', 'tests/server/idempotency.test.ts', [
    [
      'limit',
      'export const ANSWER_LIFE = 24 * 60 * 60 * 1000;',
      'export const ANSWER_LIFE = 24 * 60 * 60;',
      'What was done is done again when it is tried again after a minute and a half.',
    ],
    [
      'key',
      '.update(`${path}\\n${JSON.stringify(canonical(request))}`)',
      '.update(path)',
      'A second request is answered with what came of the first.',
    ],
  ]),
  ...faultsIn('server/features/account/mailCodes.ts', 'tests/server/mailCodes.test.ts', [
    [
      'limit',
      'const MAX_TRIES = 5;',
      'const MAX_TRIES = 50;',
      'A code can be guessed fifty times.',
      { by: 'tests/server/passwords.test.ts' },
    ],
    [
      'limit',
      'const MAX_DIGIT_TRIES = 5;',
      'const MAX_DIGIT_TRIES = 50;',
      'The six digits can be guessed fifty times.',
      { by: 'tests/server/signUpDigits.test.ts' },
    ],
    ['limit', 'resetPassword: HOUR', 'resetPassword: 24 * HOUR', 'The link to a new password works for a day.'],
  ]),
  ...faultsIn('server/features/account/passwordService.ts', 'tests/server/resetMail.test.ts', [
    [
      'receiver',
      ': mails.locked(email),',
      ": mails.unknownEmail(email, new URL('/users/sign_up', publicOrigin()).href),",
      'Whose account is locked is told that there is none.',
    ],
    [
      'rule',
      "await dropCodes(db, 'resetPassword', email);",
      '',
      'An older link to a new password goes on working.',
      { by: 'tests/server/passwords.test.ts' },
    ],
  ]),
  ...faultsIn('server/features/account/userService.ts', 'tests/server/user.test.ts', [
    [
      'limit',
      'const FINAL_UNDER_AGE_ANSWERS = 2;',
      'const FINAL_UNDER_AGE_ANSWERS = 20;',
      'A minor tries one age after the other.',
    ],
    [
      'access',
      '!isPasswordRight || email !== owner.email',
      '!isPasswordRight',
      'An account goes although another email was typed.',
      { by: 'tests/server/userDeletion.test.ts' },
    ],
    [
      'rule',
      "throw new ApiError(errNo.forbidden, 'The age is set');",
      'return { age };',
      'The age can be changed after it was told.',
    ],
    [
      'rule',
      'if (isFinallyUnderAge(updated)) await blockUnderAge(tx, { email: updated.email, clientId });',
      '',
      'A minor makes another account at once.',
    ],
    [
      'field',
      'name: account.name,\n    pronoun: account.pronoun,',
      'name: account.name,\n    pronoun: account.name,',
      'One’s pronouns are shown as one’s name.',
    ],
  ]),
  ...faultsIn('server/features/account/underAgeBlocks.ts', 'tests/server/user.test.ts', [
    ['rule', 'return found.length > 0;', 'return false;', 'A minor signs up with another email.'],
  ]),
  ...faultsIn('server/features/account/mails/english.ts', 'tests/unit/accountMails.test.ts', [
    [
      'words',
      'expires after one hour. If this wasn’t you',
      'expires after 24 hours. If this wasn’t you',
      'The mail promises a day for a link that works for an hour.',
    ],
    ['order', 'signUpLink,\n', "'',\n", 'The mail tells of a link and has none.'],
  ]),
  ...faultsIn('server/features/careReminder/careReminderRule.ts', 'tests/unit/careReminder/rule.test.ts', [
    [
      'limit',
      'export const CARE_INTERVAL = 180 * MINUTE;',
      'export const CARE_INTERVAL = 1800 * MINUTE;',
      'The break is suggested after thirty hours.',
    ],
    ['rule', "used: kind === 'use' ? 0 : use.used,", 'used: use.used,', 'The break is suggested again and again.'],
    [
      'rule',
      'if (due?.kind !== kind || due.number !== number) return use;',
      '',
      'A reminder that nobody has seen is taken for seen.',
    ],
  ]),
  ...faultsIn('server/features/care/help.ts', 'tests/unit/care/help.test.ts', [
    [
      'order',
      '[filled(call, { number: line.call })]',
      '[filled(text, { number: line.call })]',
      'A number to call is told as one to write to.',
    ],
    [
      'rule',
      "need.urgency === 'now' || need.kind === 'injury'",
      "need.kind === 'injury'",
      'Whoever is in danger now is not told the emergency number first.',
    ],
    [
      'field',
      "need.about === 'self' ? texts.opening[need.kind] : texts.openingOther[need.kind]",
      'texts.opening[need.kind]',
      'Whoever worries about a friend is spoken to as if it were about them.',
    ],
  ]),
  ...faultsIn('server/features/care/careIn.ts', 'tests/unit/care/careIn.test.ts', [
    [
      'access',
      "said.findLast(({ content }) => content?.minor === 'self')",
      "said.slice(-1).find(({ content }) => content?.minor === 'self')",
      'Who says that they are 15 is answered as ever one line later.',
    ],
  ]),
  ...faultsIn('server/features/care/takeBack.ts', 'tests/unit/care/takeBack.test.ts', [
    [
      'limit',
      'said.startsWith(judged) ? judged.length : 0',
      'said.length',
      'Harm at the beginning of a long piece of an answer is read.',
    ],
  ]),
  ...faultsIn('server/features/care/helpLines/northAmerica.ts', 'tests/unit/care/helpLines.test.ts', [
    [
      'field',
      "name: '988 Suicide & Crisis Lifeline',\n      call: '988',",
      "name: '988 Suicide & Crisis Lifeline',\n      call: '998',",
      'The number of the help line is wrong.',
    ],
    [
      'field',
      "call: '1-800-222-1222',",
      "call: '1-888-375-7767',",
      'Who was poisoned calls the line for eating disorders.',
    ],
  ]),
  ...faultsIn('server/features/care/helpLines/centralEurope.ts', 'tests/unit/care/helpLines.test.ts', [
    [
      'field',
      "DE: HelpCountry = {\n  emergency: '112',",
      "DE: HelpCountry = {\n  emergency: '911',",
      'The emergency number is that of another continent.',
    ],
  ]),
  ...faultsIn('server/features/character/moderation.ts', 'tests/unit/moderation/judgedTexts.test.ts', [
    [
      'rule',
      "    ...character.tags.map((text) => ({ field: 'tags', text })),\n",
      '',
      'Forbidden words are published as tags.',
    ],
    [
      'rule',
      "    ...character.alternateGreetings.map((text) => ({ field: 'alternateGreetings', text })),\n",
      '',
      'Forbidden words are published as another greeting.',
    ],
  ]),
  ...faultsIn('server/features/character/ownCharacterService.ts', 'tests/server/ownCharacterReview.test.ts', [
    [
      'rule',
      '|| Object.keys(change).some((field) => !UNSEEN.has(field))',
      '',
      'What is public is rewritten without a review.',
    ],
  ]),
  ...faultsIn('server/features/character/characterAccess.ts', 'tests/server/ownCharacterWithdrawn.test.ts', [
    [
      'rule',
      'return isShownTo(row, undefined) ?',
      'return !isShownTo(row, undefined) ?',
      'Others read on what was made private.',
    ],
  ]),
  ...faultsIn('server/features/character/reviews.ts', 'tests/server/reviewsLeftOver.test.ts', [
    [
      'rule',
      'await letUnsureWait();',
      '',
      'Who may be no adult stays open to whoever has the address, where nobody asked before.',
    ],
  ]),
  ...faultsIn('server/features/character/publishing.ts', 'tests/server/reports.test.ts', [
    [
      'access',
      'if (!(await mayPublish(db, accountId)))',
      "if (accountId === '')",
      'Who was blocked publishes further companions.',
    ],
  ]),
  ...faultsIn('server/features/conversation/conversationService.ts', 'tests/server/conversations.test.ts', [
    [
      'rule',
      "isWriting: last?.status === 'generating'",
      "isWriting: last?.status === 'done'",
      'All companions of the list seem to be writing.',
    ],
    [
      'field',
      'name: asSeenBy(character, caller).name',
      'name: character.name',
      'A file tells the name that a companion was given after it was made private.',
      { by: 'tests/server/ownCharacterWithdrawn.test.ts' },
    ],
    [
      'rule',
      'await repository.setTimes(tx, conversation.id, { lastTime, readTime: 0 });',
      '',
      'A conversation that was cleared falls down the list.',
    ],
  ]),
  ...faultsIn('server/features/conversation/chatActs.ts', 'tests/server/chatActs.test.ts', [
    [
      'field',
      "prompt: before?.role === 'user' ? before.text : ''",
      'prompt: text',
      'What was asked of a picture is told as what was answered.',
      { by: 'tests/server/conversationFile.test.ts' },
    ],
    [
      'rule',
      "if (message.role !== 'companion') throw new ApiError(errNo.conflict, 'Only for what the companion said');",
      '',
      'One likes what one has said oneself.',
    ],
    ['order', '{ msgId, ordinal }, liked)', '{ msgId, ordinal }, !liked)', 'A like is kept as its opposite.'],
  ]),
  ...faultsIn('server/features/conversation/conversationRepository.ts', 'tests/server/conversations.test.ts', [
    [
      'access',
      'and(eq(conversations.accountId, accountId), eq(conversations.characterId, characterId));',
      'eq(conversations.characterId, characterId);',
      'Clearing a conversation clears somebody else’s.',
    ],
  ]),
];
