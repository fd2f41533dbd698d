import { useSyncExternalStore } from 'react';
import { m } from '#src/paraglide/messages.js';
import { IconButton } from '#src/ui/IconButton.tsx';
import { MoonIcon, ScreenIcon, SunIcon } from '#src/ui/icons.tsx';
import { chooseColorMode, readColorMode, subscribeColorMode, type ColorMode } from './colorMode.ts';

const faces = {
  light: { icon: <SunIcon />, label: m.color_mode_light, next: 'dark' },
  dark: { icon: <MoonIcon />, label: m.color_mode_dark, next: 'system' },
  system: { icon: <ScreenIcon />, label: m.color_mode_system, next: 'light' },
} as const satisfies Record<ColorMode, unknown>;

/** Steps through light, dark and system. */
export const ColorModeButton = () => {
  const mode = useSyncExternalStore(subscribeColorMode, readColorMode);
  const face = faces[mode];
  return (
    <IconButton
      label={face.label()}
      title={face.label()}
      icon={face.icon}
      onClick={() => {
        chooseColorMode(face.next);
      }}
    />
  );
};
