/** What the person chose; `system` follows the device. */
export const colorModes = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

const STORAGE_KEY = 'color-mode';
const THEME_COLORS = { light: '#f7f1e8', dark: '#141017' } as const;
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** Kept for this page alone where storage is off. */
let unstored: ColorMode = 'system';

export const readColorMode = (): ColorMode => {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return colorModes.find((mode) => mode === stored) ?? 'system';
  } catch {
    return unstored;
  }
};

const apply = () => {
  const mode = readColorMode();
  const theme = mode === 'dark' || (mode === 'system' && systemIsDark.matches) ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLORS[theme]);
  for (const listener of listeners) listener();
};

export const chooseColorMode = (mode: ColorMode) => {
  unstored = mode;
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Storage can be off; then the choice lasts as long as the page.
  }
  apply();
};

/** Tells of every change: here, in another tab and of the device. */
export const subscribeColorMode = (listener: () => void) => {
  if (listeners.size === 0) {
    systemIsDark.addEventListener('change', apply);
    window.addEventListener('storage', apply);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    systemIsDark.removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
};
