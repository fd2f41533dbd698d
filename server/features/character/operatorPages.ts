import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { ApiError } from '#server/http/apiError.ts';
import { readPageForm } from '#server/http/readPageForm.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { ClientAddress } from '#server/http/clientAddress.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { isAgeUnsure } from './ageUnsure.ts';
import { APPROVED } from './characterAccess.ts';
import { textsOf } from './moderation.ts';
import { credentialsOf } from '#server/http/operatorCredentials.ts';
import type { MediaStorage } from '#server/providers/image/storage/mediaStorage.ts';
import * as repository from './ownCharacterRepository.ts';
import { OPERATOR_PATH, operatorPage } from '#server/http/operatorPage.ts';
import { OPERATOR_STYLES } from './operatorStyles.ts';

export interface OperatorDeps {
  readonly db: Database;
  readonly storage: Pick<MediaStorage, 'read'>;
  readonly key: string;
  readonly limiter: RateLimiter;
  readonly addressOf: ClientAddress;
}

const SHOWN = 50;
const REASON_MAX = 500;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What is judged, so that nothing is approved that was changed since it was shown. */
const stateOf = (row: repository.CharacterRow): string => digest(JSON.stringify(textsOf(row))).toString('hex');

const characterId = z.uuid();
const decision = z.object({
  characterId,
  state: z.string(),
  act: z.enum(['approve', 'refuse']),
  reason: z.string().trim().max(REASON_MAX),
});

const text = ({ field, text: words }: { readonly field: string; readonly text: string }) =>
  html`<dt>${field}</dt>
    <dd dir="auto">${words}</dd>`;

const card = (row: repository.CharacterRow) =>
  html`<article>
    <img src="${OPERATOR_PATH}/reviews/${row.id}/picture" alt="" width="192" height="288" loading="lazy" />
    <div>
      <h2 dir="auto">${row.name}, ${row.age}</h2>
      <p class="soft">${row.id}, ${new Date(row.createTime).toISOString()}</p>
      ${isAgeUnsure(row) ? html`<p class="note">It isn’t certain that this is an adult.</p>` : ''}
      <dl>${textsOf(row).map(text)}</dl>
      <form method="post" action="${OPERATOR_PATH}/reviews">
        <input type="hidden" name="characterId" value="${row.id}" />
        <input type="hidden" name="state" value="${stateOf(row)}" />
        <label
          >Reason (shown to the creator) <textarea name="reason" maxlength="${REASON_MAX}" rows="2"></textarea>
        </label>
        <div class="row">
          <button name="act" value="approve" class="main">Approve</button>
          <button name="act" value="refuse">Refuse</button>
        </div>
      </form>
    </div>
  </article>`;

const backToReviews = html`<p><a href="${OPERATOR_PATH}/reviews">Back to companions</a></p>`;
const note = (words: string) => html`<p class="note" role="status">${words}</p>`;
const NOTES: Readonly<Record<string, string>> = {
  approved: 'Approved.',
  refused: 'Refused.',
  changed: 'This was changed in the meantime, or someone else has already decided it. Please check again.',
  reason: 'Enter a reason for refusing it.',
};

/**
 * Where operators approve and refuse what is to be public. They come in by the key, as the password of any name; `others` are pages behind
 * the same key.
 */
export const operatorPages = (
  { db, storage, key, limiter, addressOf }: OperatorDeps,
  others: readonly Hono[],
): Hono => {
  const app = new Hono();
  const expected = digest(key);

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const { password } = credentialsOf(c);
    if (timingSafeEqual(digest(password), expected)) return next();
    c.header('WWW-Authenticate', 'Basic realm="Liora operators", charset="UTF-8"');
    if (password !== '') {
      try {
        await limiter.pass(limits.operatorByAddress, addressOf(c));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        c.header('Retry-After', String(error.retryAfter ?? 60));
        return c.text('Too many attempts', 429);
      }
    }
    return c.text('Operator key required', 401);
  });

  for (const pages of others) app.route('/', pages);

  app.get('/operator.css', (c) => c.body(OPERATOR_STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  app.get('/reviews', async (c) => {
    const waiting = await repository.inReview(db, SHOWN);
    const told = NOTES[c.req.query('note') ?? ''];
    return c.html(
      operatorPage('Companions to review', [
        ...(told === undefined ? [] : [note(told)]),
        ...(waiting.length === 0 ? [html`<p class="soft">Nothing to review.</p>`] : waiting.map(card)),
      ]),
    );
  });

  app.get('/reviews/:characterId/picture', async (c) => {
    const id = characterId.safeParse(c.req.param('characterId'));
    const row = id.success ? await repository.findOwn(db, id.data) : undefined;
    const bytes = row?.review === 'pending' ? await storage.read(row.portrait) : undefined;
    if (bytes === undefined) return c.text('Picture not found', 404);
    return c.body(bytes, 200, { 'Content-Type': 'image/webp', 'X-Content-Type-Options': 'nosniff' });
  });

  const decide = (form: z.infer<typeof decision>): Promise<string> =>
    transact(db, async (tx) => {
      const { state, act, reason } = form;
      const row = await repository.lockOwn(tx, form.characterId);
      if (row?.review !== 'pending' || row.status !== 'ready' || stateOf(row) !== state) return 'changed';
      if (act === 'refuse' && reason === '') return 'reason';
      await repository.changeOwn(
        tx,
        form.characterId,
        act === 'approve' ? { ...APPROVED, reviewReason: null } : { review: 'refused', reviewReason: reason },
      );
      return act === 'approve' ? 'approved' : 'refused';
    });

  app.post('/reviews', async (c) => {
    const form = decision.safeParse(await readPageForm(c));
    if (!form.success) return c.html(operatorPage('Unknown form', backToReviews), 400);
    return c.redirect(`${OPERATOR_PATH}/reviews?note=${await decide(form.data)}`, 303);
  });

  return app;
};
