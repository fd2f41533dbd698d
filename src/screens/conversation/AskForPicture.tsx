import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { isAsking } from '#machines/chatPicture/chatPictureSelectors.ts';
import { late } from '#src/ui/late.ts';
import type { PictureDialogProps } from './PictureDialog.tsx';

const PictureDialog = late(() => import('./PictureDialog.tsx'));

/** The dialog that asks for a picture, which loads when it is first wanted. */
export const AskForPicture = (props: PictureDialogProps) => {
  const isOpen = useSelector(props.picture, isAsking);
  return isOpen ? (
    <Suspense fallback={null}>
      <PictureDialog {...props} />
    </Suspense>
  ) : null;
};
