import { useSelector } from '@xstate/react';
import { selectIsFailed, selectSvg } from '#machines/icon/iconSelectors.ts';
import { remoteIcon } from '#src/flows/remoteIcons.ts';
import { RemoteIcon } from '#src/ui/RemoteIcon.tsx';

/** An icon by its name, such as `lucide:heart`, that the application does not bring along. */
export const NamedIcon = ({ icon }: { icon: string }) => {
  const actor = remoteIcon(icon);
  return <RemoteIcon svg={useSelector(actor, selectSvg)} isFailed={useSelector(actor, selectIsFailed)} />;
};
