import type { Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { ada } from '../session/model.ts';

const serviceCosts = [
  { service: 'chat', cost: 1 },
  { service: 'picture', cost: 20 },
];

/** Has the account stand in that of somebody with a plan, or with none, and so many tokens. */
export const standInPlan = async (page: Page, tokens: number, plan: string | null = 'Plus'): Promise<void> => {
  await page.route('/api/user/detail', (route) =>
    route.fulfill({ json: { errNo: errNo.success, data: { ...ada, plan, serviceCosts, tokens } } }),
  );
};
