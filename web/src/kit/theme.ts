export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'ieum.theme';

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

export const readTheme = (): Theme => {
  const stored = localStorage.getItem(KEY);
  return isTheme(stored) ? stored : 'system';
};

/** Applies a theme. `system` sets nothing: the style sheet then follows the device. */
export const applyTheme = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

export const chooseTheme = (theme: Theme) => {
  localStorage.setItem(KEY, theme);
  applyTheme(theme);
};
