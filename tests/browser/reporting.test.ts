import { expect, type Page } from '@playwright/test';
import { type ReportKind, reportList } from '#contract/report.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import { Asker } from '#tests/server/support/asker.ts';
import { Maker } from '#tests/server/support/maker.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { originOf, signInAs } from './support/member.ts';
import { test } from './support/test.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId } = character;

/** Painting takes its time on a busy machine. */
const MADE_WITHIN_MS = 60_000;

const titles: Readonly<Record<ReportKind, string>> = {
  message: text.report_title_message,
  character: text.report_title_character,
  picture: text.report_title_picture,
  person: text.report_title_person,
};

/** Somebody who has just joined, in a browser. */
const joinIn = async (page: Page): Promise<Visitor> => {
  const visitor = new Visitor(originOf());
  await visitor.join();
  await signInAs(page.context(), visitor);
  return visitor;
};
/** Somebody else's character that everybody sees. */
const published = async (): Promise<string> => {
  const maker = await Maker.join({ origin: originOf() });
  const made = await maker.begin({ visibility: 'public' });
  const standing = async () => (await maker.list()).map(({ status, review }) => [status, review]);
  await expect.poll(standing, { timeout: MADE_WITHIN_MS }).toEqual([['ready', 'approved']]);
  return made;
};
/** Fills in the dialog that is open, sends it, and has the server's word that it came. */
const sendReport = async (page: Page, kind: ReportKind, visitor: Visitor): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: titles[kind], exact: true });
  await expect(dialog.getByText(text.report_text)).toBeVisible();
  await dialog.getByRole('radio', { name: text.report_other, exact: true }).check();
  await dialog.getByRole('textbox', { name: text.report_content, exact: true }).fill('It is not right.');
  await dialog.getByRole('button', { name: text.report_submit, exact: true }).click();
  await expect(dialog.getByText(text.report_sent)).toBeVisible();
  const { data } = await visitor.get('/api/report/list');
  expect(reportList.response.parse(data).reports.map((one) => [one.kind, one.reason, one.status])).toEqual([
    [kind, 'other', 'open'],
  ]);
};

test('[M-12] a companion is reported on its profile', async ({ page }) => {
  const visitor = await joinIn(page);
  await page.goto(paths.profile(characterId));
  await page.getByRole('main').getByRole('button', { name: text.profile_report, exact: true }).click();
  await sendReport(page, 'character', visitor);
});

test('[M-12] whoever made a companion is reported on its profile', async ({ page }) => {
  const visitor = await joinIn(page);
  await page.goto(paths.profile(await published()));
  await page.getByRole('main').getByRole('button', { name: text.profile_report_person, exact: true }).click();
  await sendReport(page, 'person', visitor);
});

test('[M-12] a message is reported in its conversation', async ({ page }) => {
  const visitor = await joinIn(page);
  await visitor.say(characterId, 'Good evening');
  await page.goto(paths.conversation(characterId));
  const message = page.getByRole('article').last();
  await expect(message).toHaveAttribute('data-status', 'done');
  await message.hover();
  await message.getByRole('button', { name: text.chat_report, exact: true }).click();
  await sendReport(page, 'message', visitor);
});

test('[M-12] a picture is reported where it is large', async ({ page }) => {
  const visitor = await joinIn(page);
  const asker = new Asker(visitor);
  await asker.begin({ characterId });
  const pictures = async () => (await asker.gallery()).pictures.map(({ pictureId }) => pictureId);
  await expect.poll(pictures, { timeout: MADE_WITHIN_MS }).toHaveLength(1);
  const [pictureId = ''] = await pictures();
  await page.goto(paths.gallery({ pictureId }));
  const large = page.getByRole('dialog', { name: text.gallery_large, exact: true });
  await large.getByRole('button', { name: text.gallery_report, exact: true }).click();
  await sendReport(page, 'picture', visitor);
});
