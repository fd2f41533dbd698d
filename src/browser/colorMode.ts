import { COLOR_MODES, type ColorMode, colorModeMachine } from '#machines/colorMode/colorModeMachine.ts';
import { type ColorModeSnapshot, themeOf } from '#machines/colorMode/colorModeSelectors.ts';
import { rootFlow } from './rootFlow.ts';

const STORAGE_KEY = 'color-mode';
const THEME_COLORS = { light: '#f7f1e8', dark: '#141017' } as const;
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

/** In which colours the page is drawn. public/color-mode.js draws it before this is there. */
export const colorMode = rootFlow(colorModeMachine);

const read = (): ColorMode | undefined => {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
  } catch {
    // Storage can be off; then a choice lasts as long as the page.
    return undefined;
  }
};

const takeUp = () => {
  const mode = read();
  if (mode !== undefined) colorMode.send({ type: 'mode.read', mode });
};

const followDevice = () => {
  colorMode.send({ type: 'device.changed', isDark: systemIsDark.matches });
};

colorMode.on('mode.wanted', ({ mode }) => {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // As above.
  }
});
window.addEventListener('storage', takeUp);
systemIsDark.addEventListener('change', followDevice);
colorMode.start();
followDevice();
takeUp();

const draw = (snapshot: ColorModeSnapshot): void => {
  const theme = themeOf(snapshot);
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLORS[theme]);
};
// Only now: so far the page is drawn as public/color-mode.js left it, and the device may have changed since.
colorMode.subscribe(draw);
draw(colorMode.getSnapshot());
