import { faultsIn } from './fault.ts';

/** What people see and press where they sign in, talk and look at pictures. */
export const screenFaults = [
  ...faultsIn('src/screens/setup/SetupModal.tsx', 'tests/unit/setupModal.test.tsx', [
    [
      'words',
      'title: m.setup_age_title(), text: m.setup_age_text()',
      'title: m.setup_age_title(), text: m.setup_profile_text()',
      'The question for the age is explained as that for the name.',
    ],
    [
      'words',
      'title: m.setup_under_age_title(), text: m.setup_under_age_text()',
      'title: m.setup_under_age_title(), text: m.setup_change_age_text()',
      'A minor is told that the age can be corrected.',
    ],
  ]),
  ...faultsIn('src/screens/setup/UnderAge.tsx', 'tests/browser/session.test.ts', [
    [
      'control',
      "setup.send({ type: 'setup.signOutRequested' });",
      "setup.send({ type: 'setup.dismissed' });",
      '“Sign out” closes the window and signs nobody out.',
    ],
  ]),
  ...faultsIn('src/screens/loadFailureText.ts', 'tests/unit/failureWording.test.ts', [
    [
      'field',
      'm.failure_too_many_minutes({ minutes: Math.ceil(seconds / 60) })',
      'm.failure_too_many_minutes({ minutes: Math.ceil(seconds) })',
      'One is told to wait for 120 minutes in place of two.',
    ],
  ]),
  ...faultsIn('src/screens/wording.ts', 'tests/unit/failureWording.test.ts', [
    [
      'words',
      'return m.failure_payment_declined();',
      'return m.failure_provider();',
      'A declined card is told as a failure of the payment provider.',
    ],
    [
      'words',
      'return m.failure_credentials();',
      'return m.failure_code();',
      'A wrong password is told as a wrong code.',
    ],
  ]),
  ...faultsIn('src/screens/fieldText.ts', 'tests/unit/failureWording.test.ts', [
    [
      'words',
      'return m.field_password_common();',
      'return m.field_invalid();',
      'Nothing tells that a password is too common.',
    ],
    [
      'words',
      "if (path === 'pronoun') return m.field_pronoun_missing();",
      '',
      'Missing pronouns are told as a short password.',
    ],
  ]),
  ...faultsIn('src/screens/FailureLine.tsx', 'tests/browser/auth.flow.test.ts', [
    [
      'silence',
      'failure === null || failure.fields.length > 0 ?',
      'failure !== null ?',
      'Nothing tells that signing in has failed.',
    ],
    ['silence', '<Notice tone="danger" isAlert {', '<Notice tone="danger" {', 'A failure is not read out.'],
  ]),
  ...faultsIn('src/screens/SubmitRow.tsx', 'tests/browser/auth.flow.test.ts', [
    ['control', '{isBusy ? (', '{!isBusy ? (', 'Signing in cannot be given up while it takes its time.'],
  ]),
  ...faultsIn('src/screens/ConfirmDialog.tsx', 'tests/browser/orders.flow.test.ts', [
    ['control', 'isHeld={isWaiting}', 'isHeld={false}', 'A window that waits for a refund closes under the hand.'],
    [
      'control',
      '<Button size="md" variant="outline" color="ink" disabled={isWaiting} onClick={onDismiss}>',
      '<Button size="md" variant="outline" color="ink" disabled={isWaiting} onClick={onSubmit}>',
      '“Cancel” does what it should keep from being done.',
    ],
    ['silence', '<WaitingLine isWaiting={isWaiting} />', '', 'Nothing says that it is being done.'],
  ]),
  ...faultsIn('src/screens/auth/CredentialsForm.tsx', 'tests/browser/auth.flow.test.ts', [
    [
      'words',
      'text={isSignUp ? m.auth_sign_up() : m.auth_sign_in()}',
      'text={isSignUp ? m.auth_sign_in() : m.auth_sign_up()}',
      '“Sign in” stands where an account is made.',
    ],
    [
      'control',
      'isNew={isSignUp}',
      'isNew={!isSignUp}',
      'The password manager fills the old password in for a new account.',
      { by: 'tests/browser/accounts.test.ts' },
    ],
    [
      'order',
      "{ email: read('email'), password: read('password') }",
      "{ email: read('password'), password: read('email') }",
      'Email and password are sent in each other’s place.',
    ],
  ]),
  ...faultsIn('src/screens/auth/ForgotPasswordForm.tsx', 'tests/browser/auth.flow.test.ts', [
    [
      'control',
      '<ViewButton auth={auth} view="signIn">',
      '<ViewButton auth={auth} view="signUp">',
      'Whoever remembers the password is led to a new account.',
    ],
  ]),
  ...faultsIn('src/screens/auth/ResentNotice.tsx', 'tests/browser/auth.flow.test.ts', [
    ['silence', 'useSelector(auth, isResent) ? (', 'false ? (', 'Nothing tells that the mail went out again.'],
  ]),
  ...faultsIn('src/screens/auth/errandText.ts', 'tests/browser/errand.test.ts', [
    [
      'words',
      'return m.auth_errand_purchase();',
      'return m.auth_errand_conversations();',
      'Whoever wants to pay is told that the chats come next.',
    ],
  ]),
  ...faultsIn('src/screens/access/EndDialog.tsx', 'tests/browser/access.flow.test.ts', [
    [
      'words',
      'text={m.access_end_session_text({ device: deviceText(session) })}',
      'text={m.access_end_identity_text()}',
      'Signing a device out is explained as unlinking an account.',
    ],
  ]),
  ...faultsIn('src/screens/conversation/HelpCard.tsx', 'tests/unit/helpNotice.test.ts', [
    [
      'rule',
      "urgency === 'now' || kind === 'injury'",
      "kind === 'injury'",
      'Whoever is in danger now is not shown the emergency number.',
    ],
    [
      'control',
      '<details className={fold} open={isNew}>',
      '<details className={fold}>',
      'The help lines are folded away when they are needed.',
    ],
    [
      'field',
      "number.replace(/\\([^)]*\\p{L}[^)]*\\)/gu, '').replace(/[^\\d+*#]/gu, '')",
      "number.replace(/[^\\d+*#]/gu, '')",
      'A number dials the choice of its menu along.',
    ],
  ]),
  ...faultsIn('src/screens/conversation/Composer.tsx', 'tests/browser/keyboardConversation.test.ts', [
    [
      'control',
      "event.key === 'Escape' && isChanging",
      "event.key === 'Escape' && !isChanging",
      'Escape does not leave a message as it was.',
    ],
  ]),
  ...faultsIn('src/screens/conversation/ComposerNote.tsx', 'tests/unit/talkNotices.test.tsx', [
    [
      'silence',
      '<p className={cx(classes.hint, apart, tooLong)} role="alert">',
      '<p className={cx(classes.hint, apart, tooLong)}>',
      'That a message is too long is not read out.',
    ],
    [
      'field',
      'm.chat_too_long({ over: countText(-left) })',
      'm.chat_too_long({ over: countText(left) })',
      'A message is said to be “-5 characters over the limit”.',
    ],
  ]),
  ...faultsIn('src/screens/conversation/DeleteMessageDialog.tsx', 'tests/browser/messageActs.flow.test.ts', [
    ['silence', 'failure={failure}', 'failure={null}', 'Nothing tells that a message could not be deleted.'],
  ]),
  ...faultsIn('src/screens/conversation/PictureAgreement.tsx', 'tests/browser/chat.flow.test.ts', [
    ['control', 'onClick={agree(true)}', 'onClick={agree(false)}', '“Always” agrees once.'],
  ]),
  ...faultsIn('src/screens/conversation/SendButton.tsx', 'tests/browser/keyboardConversation.test.ts', [
    [
      'focus',
      "chat.send({ type: 'message.stopRequested' });\n        input.current?.focus();",
      "chat.send({ type: 'message.stopRequested' });",
      'After stopping an answer the keyboard has no place.',
    ],
    [
      'control',
      'if (event.detail > 1) return;',
      '',
      'A double click on “Send” stops the answer at once.',
      { by: 'tests/browser/conversationOnce.test.ts' },
    ],
  ]),
  ...faultsIn('src/screens/conversation/TokensLeft.tsx', 'tests/unit/talkNotices.test.tsx', [
    ['limit', 'const FEW = 10;', 'const FEW = 1;', 'Nothing tells that the tokens come to an end.'],
    ['words', 'if (answers === 0) return m.chat_tokens_gone();', '', 'One is told to have tokens for 0 more answers.'],
  ]),
  ...faultsIn('src/screens/gallery/PictureButtons.tsx', 'tests/unit/pictureButtons.test.ts', [
    [
      'receiver',
      'href={downloadUrl(pictureId)}',
      "href={downloadUrl(characterId ?? '')}",
      'Downloading a picture leads nowhere.',
    ],
    [
      'receiver',
      'targetId={pictureId}',
      "targetId={characterId ?? ''}",
      'Reporting a picture reports nothing that is there.',
      { by: 'tests/browser/galleryJourney.test.ts' },
    ],
    [
      'rule',
      'characterId === null ? paths.imageGenerator() : paths.imageGeneratorFor(characterId)',
      'paths.imageGenerator()',
      '“Create more like this” forgets who is on the picture.',
    ],
  ]),
  ...faultsIn('src/screens/DialogForm.tsx', 'tests/browser/report.flow.test.ts', [
    [
      'control',
      'isLoading={isWaiting} disabled={!canSubmit}',
      'isLoading={isWaiting}',
      'A report without a reason can be sent, and nothing happens.',
    ],
  ]),
  ...faultsIn('src/screens/report/reportWording.ts', 'tests/browser/report.flow.test.ts', [
    [
      'words',
      'underAge: m.report_underAge,',
      'underAge: m.report_other,',
      'A report of a minor is called “Something else”.',
    ],
  ]),
];
