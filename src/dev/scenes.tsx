import type { ReactNode } from 'react';
import { PlainLayout } from '#src/layouts/PlainLayout.tsx';
import { ErrorScreen } from '#src/screens/error/ErrorScreen.tsx';
import { FarewellScreen } from '#src/screens/farewell/FarewellScreen.tsx';
import { AboutScreen } from '#src/screens/about/AboutScreen.tsx';
import { accessScenes } from './accessScenes.tsx';
import { characterScenes } from './characterScenes.tsx';
import { conversationScenes } from './conversationScenes.tsx';
import { generatorScenes } from './generatorScenes.tsx';
import { labScenes } from './flows/labScenes.tsx';
import { Gallery } from './Gallery.tsx';
import { galleryScenes } from './galleryScenes.tsx';
import { iconScenes } from './iconScenes.tsx';
import { meetingScenes } from './meetingScenes.tsx';
import { operatorScenes } from './operatorScenes.tsx';
import { pictureScenes } from './pictureScenes.tsx';
import { portraitScenes } from './portraitScenes.tsx';
import { profileScenes } from './profileScenes.tsx';
import { reportsScenes } from './reportsScenes.tsx';
import { safetyScenes } from './safetyScenes.tsx';
import { signedOut, framed } from './frames.tsx';
import { homeScenes } from './homeScenes.tsx';
import { authScenes } from './authScenes.tsx';
import { billingScenes } from './billingScenes.tsx';
import { chatScenes } from './chatScenes.tsx';

/** Every screen in every state worth looking at, by name. */
export const scenes: Readonly<Record<string, () => ReactNode>> = {
  parts: () => <Gallery />,
  ...homeScenes,
  ...authScenes,
  ...billingScenes,
  about: () => framed(signedOut(), <AboutScreen />),
  ...chatScenes,
  ...accessScenes,
  ...characterScenes,
  ...conversationScenes,
  ...galleryScenes,
  ...iconScenes,
  ...meetingScenes,
  ...pictureScenes,
  ...portraitScenes,
  ...profileScenes,
  ...reportsScenes,
  ...safetyScenes,
  ...generatorScenes,
  ...labScenes,
  ...operatorScenes,
  farewell: () => framed(signedOut(), <FarewellScreen />),
  error: () => (
    <PlainLayout>
      <ErrorScreen />
    </PlainLayout>
  ),
};
