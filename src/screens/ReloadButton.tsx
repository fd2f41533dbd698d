import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import type { ReloadNoticeProps } from './ReloadNotice.tsx';

/** Where nothing is there to be shown: loads it again. */
export const ReloadButton = ({ flow }: Pick<ReloadNoticeProps, 'flow'>) => (
  <Button
    onClick={() => {
      flow.send({ type: 'load.retried' });
    }}
  >
    {m.action_retry()}
  </Button>
);
