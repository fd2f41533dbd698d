import { createFlowLog } from '@liora/flow-kit/lab/flowLog.ts';

/** What happens in the flows of this page. */
export const pageLog = createFlowLog(() => Date.now());

/** The id by which other tabs know this page. */
export const PAGE_ID = crypto.randomUUID();
