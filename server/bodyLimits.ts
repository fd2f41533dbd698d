import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Call } from '#contract/call.ts';
import { CARD_FILE_MAX, CARD_TEXT_MAX } from '#contract/card.ts';
import { characterImport } from '#contract/cardImport.ts';
import { CONVERSATION_FILE_MAX, chatImport } from '#contract/conversationFile.ts';
import { errNo } from '#contract/errNo.ts';
import { lorebookRead } from '#contract/lorebook.ts';
import { ugcCreate, ugcDescribe, ugcUpdate } from '#contract/ownCharacter.ts';
import { ugcPortrait } from '#contract/portrait.ts';
import { WEBHOOK_PATH } from './features/billing/orderRoutes.ts';
import { ApiError } from './http/apiError.ts';

const BODY_MAX = 64 * 1024;
/** Texts of a character at their longest, in any script. */
const DRAFT_MAX = 2 * 1024 * 1024;
/** Texts as long as those of a card, however they are escaped in JSON. */
const CHANGE_MAX = 2 * CARD_TEXT_MAX;
/** Events of payments bring whole invoices with all their lines. */
const WEBHOOK_MAX = 1024 * 1024;
/** What stands around a file in a form. */
const FORM_MAX = 64 * 1024;
/** Calls with larger bodies, which are read for members only. */
const LARGE_BODIES: readonly { readonly call: Call; readonly max: number }[] = [
  { call: chatImport, max: CONVERSATION_FILE_MAX },
  { call: characterImport, max: CARD_FILE_MAX + FORM_MAX },
  { call: ugcPortrait, max: CARD_FILE_MAX + FORM_MAX },
  { call: lorebookRead, max: CARD_TEXT_MAX + FORM_MAX },
  { call: ugcCreate, max: DRAFT_MAX },
  { call: ugcUpdate, max: CHANGE_MAX },
  { call: ugcDescribe, max: DRAFT_MAX },
];

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError(errNo.tooLarge, `A body holds at most ${maxSize} bytes`);
    },
  });

/** Lets bodies be as large as their calls need, and larger ones of `LARGE_BODIES` not before `openLargeBodies`. */
export const limitBodies = (app: Hono): void => {
  const limitUsual = limitBody(BODY_MAX);
  app.use(WEBHOOK_PATH, limitBody(WEBHOOK_MAX));
  const largePaths: ReadonlySet<string> = new Set([WEBHOOK_PATH, ...LARGE_BODIES.map(({ call }) => call.path)]);
  app.use((c, next) => (largePaths.has(c.req.path) ? next() : limitUsual(c, next)));
};

/** Lets members send the larger bodies. */
export const openLargeBodies = (app: Hono, callerOf: (c: Context) => Promise<unknown>): void => {
  for (const { call, max } of LARGE_BODIES)
    app.on(
      call.method,
      call.path,
      async (c, next) => {
        if ((await callerOf(c)) === undefined) throw new ApiError(errNo.notSignedIn, 'Sign in first');
        await next();
      },
      limitBody(max),
    );
};
