import { useSelector } from '@xstate/react';
import type { ColorMode } from '#machines/colorMode/colorModeMachine.ts';
import { modeOf } from '#machines/colorMode/colorModeSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { IconButton } from '#src/ui/IconButton.tsx';
import { MoonIcon, ScreenIcon, SunIcon } from '#src/ui/icons.tsx';
import { colorMode } from '../browser/colorMode.ts';

const faces = {
  light: { icon: <SunIcon />, label: m.color_mode_light, next: 'dark' },
  dark: { icon: <MoonIcon />, label: m.color_mode_dark, next: 'system' },
  system: { icon: <ScreenIcon />, label: m.color_mode_system, next: 'light' },
} as const satisfies Record<ColorMode, unknown>;

/** Steps through light, dark and system. */
export const ColorModeButton = () => {
  const face = faces[useSelector(colorMode, modeOf)];
  return (
    <IconButton
      label={face.label()}
      title={face.label()}
      icon={face.icon}
      onClick={() => {
        colorMode.send({ type: 'mode.chosen', mode: face.next });
      }}
    />
  );
};
