import { wordsIn } from './fault.ts';

const READ = 'tests/unit/wordsRead.test.ts';

/** Sentences that have got in each other’s place. */
export const wordFaults = [
  ...wordsIn('en', READ, [
    ['billing_refund_dismiss', 'Keep order', 'Refund', 'Both buttons of a refund say “Refund”.'],
    ['action_cancel', 'Cancel', 'Confirm', '“Cancel” is called “Confirm”.'],
    ['access_end_session_submit', 'Sign out', 'Unlink', 'Signing a device out is called “Unlink”.'],
    ['settings_pictures_never', 'Text only', 'Always send one', 'Who wants no pictures gets them each time.'],
    [
      'making_visibility_private_text',
      'Only you can find them.',
      'Anyone with the link can find them.',
      'What is private is said to be for everybody with the link.',
    ],
    ['help_call', 'Call {number}', 'Text {number}', 'A number to call is offered as one to write to.'],
    ['chat_free', 'You weren’t charged.', 'You were charged.', 'An answer that failed is said to be paid for.'],
    ['chat_picture_once', 'Just once', 'Always', 'Whoever agrees once agrees for good.'],
    [
      'access_only_way',
      'This is your only way to sign in. Set a password first.',
      'This is your only way to sign in.',
      'Nothing tells what to do before the only way in can go.',
    ],
    [
      'setup_age_text',
      'Liora is for adults (18 and over), so we ask everyone. Companions aren’t told.',
      'Your companions will use this to talk to you.',
      'The question for the age says what the name is for.',
    ],
    ['nav_sign_in', 'Sign in', 'Sign up', 'Both buttons of the header say “Sign up”.'],
    ['nav_sign_out', 'Sign out', 'Settings', 'Signing out is called “Settings”.'],
    [
      'auth_forgot_sent_text',
      'If there’s an account for {email}, a link is on its way. It’s valid for one hour.',
      'If there’s an account for {email}, a link is on its way. It’s valid for one day.',
      'A link is promised for a day that works for an hour.',
    ],
    ['settings_color_light', 'Light', 'Dark', 'Two appearances are called “Dark”.'],
    ['home_sort_new', 'New', 'Popular', 'Both orders of the catalogue are called “Popular”.'],
    ['chat_stop', 'Stop answering', 'Send', 'The button that stops an answer is called “Send”.'],
    ['reports_dismissed', 'No violation found', 'Blocked', 'What operators left as it is is told as blocked.'],
    ['report_underAge', 'A minor', 'Spam', 'A report of a minor is told as spam.'],
    ['profile_by_people', 'Made by the community', 'Made by Liora', 'What people have made is told as Liora’s own.'],
    [
      'care_reminder_start',
      'You are talking with an AI, not a person.',
      'You are talking with a person.',
      'A companion is told to be a person.',
    ],
    ['consent_refuse', 'Turn off', 'Turn on', 'Turning the counting off is called “Turn on”.'],
    [
      'color_mode_light',
      'Color mode: light. Switch to dark',
      'Color mode: light. Switch to light',
      'The button for the colours names what is there already.',
    ],
  ]),
];
