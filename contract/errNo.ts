/** `errNo` of an answer: 0 is success. 3001 to 3101 and 60003 are the product's, the rest are ours. */
export const errNo = {
  success: 0,
  invalidInput: 1001,
  notSignedIn: 1002,
  forbidden: 1003,
  notFound: 1004,
  conflict: 1005,
  tooManyRequests: 1006,
  providerFailed: 1007,
  contentRefused: 1008,
  shuttingDown: 1009,
  clientTooOld: 1010,
  /** Something broke on the server; the answer says no more than that. */
  internal: 1011,
  /** The body is larger than the server takes. */
  tooLarge: 1012,
  /** The bank said no to the card; nothing was charged. */
  paymentDeclined: 1013,
  /** What the person agreed to pay is not what it costs any more; nothing was charged. */
  priceChanged: 1014,
  /** It was blocked after a report; or what people make may not be published any more, for the same reason. */
  blocked: 1015,
  /** The database cannot be reached for now; nothing was done that it has not stored. */
  databaseAway: 1016,
  /** What the person said asks for a picture, and its price was not agreed to; nothing was stored. */
  pictureAgreementNeeded: 1017,
  /** Somebody without an account has had what there is without one; nothing was stored. */
  accountNeeded: 1018,
  /** What is asked for tells of a need: people who help come first; nothing was stored. */
  helpFirst: 1019,
  /** Email and password do not fit together; says nothing about which. */
  wrongCredentials: 2001,
  /** A code from a mail is wrong, used or too old. */
  wrongCode: 2002,
  /** The person, or the provider, said no to a third-party sign-in. */
  providerRefused: 2003,
  /** A third-party sign-in took too long, was begun in another browser or was finished already. */
  signInExpired: 2004,
  /** The provider does not vouch for the person's email. */
  emailNotVerified: 2005,
  /** The email has an account already: its password, given once, joins the two. */
  passwordNeeded: 2006,
  /** The code of a sign-up is right, but another browser signed up: a password has to be set with it. */
  newPasswordNeeded: 2007,
  setupNameAndPronoun: 3001,
  setupAge: 3002,
  underAge: 3003,
  underAgeChangeAge: 3004,
  subscriptionNeeded: 3100,
  tokensNeeded: 3101,
  alreadySubscribed: 60003,
} as const;

export type ErrNo = (typeof errNo)[keyof typeof errNo];

export const setupErrNos = [
  errNo.setupNameAndPronoun,
  errNo.setupAge,
  errNo.underAge,
  errNo.underAgeChangeAge,
] as const;
export type SetupErrNo = (typeof setupErrNos)[number];

/** HTTP status that goes with each code. */
export const httpStatus = {
  0: 200,
  1001: 400,
  1002: 401,
  1003: 403,
  1004: 404,
  1005: 409,
  1006: 429,
  1007: 502,
  1008: 403,
  1009: 503,
  1010: 400,
  1011: 500,
  1012: 413,
  1013: 402,
  1014: 409,
  1015: 403,
  1016: 503,
  1017: 403,
  1018: 403,
  1019: 403,
  2001: 401,
  2002: 400,
  2003: 403,
  2004: 400,
  2005: 403,
  2006: 403,
  2007: 403,
  3001: 403,
  3002: 403,
  3003: 403,
  3004: 403,
  3100: 403,
  3101: 403,
  60003: 409,
} as const satisfies Record<ErrNo, number>;
