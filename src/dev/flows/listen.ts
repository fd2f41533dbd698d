import { publish } from '@liora/flow-kit/lab/channel.ts';
import { PAGE_ID, pageLog } from './pageLog.ts';

// The development server loads this before anything of the app: it hears of every flow from its first moment.
globalThis.lioraInspect = pageLog.inspect;
publish(pageLog, () => ({
  id: PAGE_ID,
  title: document.title,
  address: window.location.pathname + window.location.search,
}));
