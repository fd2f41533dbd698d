import { useState } from 'react';

/** True after a change that came in front of a list, until one comes behind it. A list's ends tell which. */
export const useIsPrepended = (firstId: string | undefined, lastId: string | undefined): boolean => {
  const [shown, setShown] = useState({ firstId, lastId, isPrepended: false });
  if (shown.firstId === firstId && shown.lastId === lastId) return shown.isPrepended;
  const isPrepended = shown.firstId !== firstId && shown.lastId === lastId;
  setShown({ firstId, lastId, isPrepended });
  return isPrepended;
};
