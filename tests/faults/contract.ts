import { faultsIn } from './fault.ts';

const TOLD = 'tests/unit/contractTold.test.ts';

/** What browser and server agree on. */
export const contractFaults = [
  ...faultsIn('contract/account.ts', 'tests/unit/limitsTold.test.ts', [
    [
      'limit',
      'export const ADULT_AGE = 18;',
      'export const ADULT_AGE = 16;',
      'Sixteen-year-olds talk with companions.',
      { by: TOLD },
    ],
    [
      'limit',
      'export const PASSWORD_MIN = 8;',
      'export const PASSWORD_MIN = 6;',
      'Passwords of six characters are taken.',
      { by: TOLD },
    ],
    [
      'limit',
      'export const NAME_MAX = 40;',
      'export const NAME_MAX = 400;',
      'A name of four hundred characters breaks the screens.',
      { by: TOLD },
    ],
    [
      'limit',
      'export const AGE_MAX = 120;',
      'export const AGE_MAX = 1200;',
      'Somebody of a thousand years signs up.',
      { by: TOLD },
    ],
    [
      'rule',
      'value.trim().toLowerCase()',
      'value.trim()',
      'One cannot sign in with an email in capitals.',
      { by: 'tests/server/session.test.ts' },
    ],
    [
      'rule',
      "value.replace(/[\\s-]/g, '').toUpperCase()",
      "value.replace(/[\\s-]/g, '')",
      'A code in lower case is refused.',
      { by: 'tests/server/session.test.ts' },
    ],
  ]),
  ...faultsIn('contract/chat.ts', 'tests/server/chat.test.ts', [
    [
      'limit',
      'export const MESSAGE_MAX = 4000;',
      'export const MESSAGE_MAX = 400;',
      'A long message is refused.',
      { by: TOLD },
    ],
    [
      'limit',
      'export const HISTORY_PAGE_SIZE = 50;',
      'export const HISTORY_PAGE_SIZE = 5;',
      'Opening a conversation shows five lines of it.',
      { by: TOLD },
    ],
  ]),
  ...faultsIn('contract/meeting.ts', 'tests/server/meeting.test.ts', [
    [
      'limit',
      'export const MEETING_ANSWERS = 2;',
      'export const MEETING_ANSWERS = 20;',
      'Strangers get twenty answers, where the screen promises two.',
      { by: TOLD },
    ],
    [
      'limit',
      'export const MEETING_LIFE = 24 * 60 * 60 * 1000;',
      'export const MEETING_LIFE = 24 * 60 * 1000;',
      'What was said to a companion first is lost after half an hour.',
      { by: TOLD },
    ],
  ]),
  ...faultsIn('contract/order.ts', 'tests/server/afterPurchase.test.ts', [
    [
      'access',
      "path: '/api/order/checkout',\n  encoding: 'json',\n  access: 'ready',",
      "path: '/api/order/checkout',\n  encoding: 'json',\n  access: 'signedIn',",
      'Whoever has told no age can pay.',
      { by: TOLD },
    ],
    [
      'limit',
      'export const PAYMENTS_PAGE = 20;',
      'export const PAYMENTS_PAGE = 2;',
      'The list of orders shows two at a time.',
      { by: TOLD },
    ],
  ]),
  ...faultsIn('contract/picture.ts', 'tests/server/pictureGallery.test.ts', [
    [
      'limit',
      'export const PICTURE_COUNT_MAX = 4;',
      'export const PICTURE_COUNT_MAX = 40;',
      'Forty pictures are asked for at once.',
      { by: TOLD },
    ],
    [
      'limit',
      'export const GALLERY_PAGE = 24;',
      'export const GALLERY_PAGE = 2;',
      'The gallery shows two pictures at a time.',
      { by: TOLD },
    ],
  ]),
  ...faultsIn('contract/errNo.ts', 'tests/unit/failure.test.ts', [
    ['field', '1013: 402,', '1013: 200,', 'A declined card looks like a success to what stands between.', { by: TOLD }],
    ['field', '1006: 429,', '1006: 500,', 'Too many tries look like a broken server.', { by: TOLD }],
  ]),
  ...faultsIn('contract/report.ts', 'tests/server/reports.test.ts', [
    [
      'limit',
      'export const REPORT_CONTENT_MAX = 2000;',
      'export const REPORT_CONTENT_MAX = 20;',
      'What one tells with a report is refused after twenty characters.',
      { by: TOLD },
    ],
  ]),
  ...faultsIn('contract/card.ts', 'tests/server/ownCharacterCards.test.ts', [
    [
      'limit',
      'export const CARD_FILE_MAX = 20 * 1024 * 1024;',
      'export const CARD_FILE_MAX = 2 * 1024 * 1024;',
      'Cards with a large picture are refused.',
      { by: TOLD },
    ],
  ]),
  ...faultsIn('contract/careCounts.ts', 'tests/server/careCounts.test.ts', [
    [
      'limit',
      'export const TOLD_FROM = 10;',
      'export const TOLD_FROM = 1;',
      'The page about safety tells of a single person in need.',
      { by: TOLD },
    ],
  ]),
];
