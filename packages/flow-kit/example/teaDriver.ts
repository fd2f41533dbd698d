import { expect, type Page, type Route } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { Driver } from '../model/walk.ts';
import { STEEP, type teaMachine, teaDescription } from './tea.ts';

/** How each thing is done on the page, and what it shows in each state. */
export const createTeaDriver = async (page: Page): Promise<Driver<typeof teaMachine>> => {
  let asked = Promise.withResolvers<Route>();
  await page.route('**/boil', (route) => asked.resolve(route));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const see =
    (buttons: readonly string[]) =>
    async ({ value, context: { cups } }: SnapshotFrom<typeof teaMachine>): Promise<void> => {
      await expect(page.getByRole('status')).toHaveText(teaDescription.states[value]);
      await expect(page.getByRole('button')).toHaveText(buttons);
      await expect(page.getByText(`Cups: ${cups}`, { exact: true })).toBeVisible();
    };
  return {
    events: {
      'brew.pressed': async () => {
        asked = Promise.withResolvers();
        await press('Make tea');
        await asked.promise;
      },
      'stop.pressed': () => press('Stop'),
      'cup.emptied': () => press('I drank it'),
    },
    done: { boil: async () => (await asked.promise).fulfill({ status: 204 }) },
    failed: { boil: async () => (await asked.promise).fulfill({ status: 503 }) },
    after: { steep: () => page.clock.runFor(STEEP) },
    states: {
      idle: see(['Make tea']),
      boiling: see(['Stop']),
      cold: see(['Make tea']),
      steeping: see(['Stop']),
      ready: see(['I drank it']),
    },
  };
};
