import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, type Theme } from './theme.ts';

const listeners = new Set<() => void>();

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const choose = (theme: Theme) => {
  chooseTheme(theme);
  for (const listener of listeners) listener();
};

/** The theme and how to change it: every place that shows it follows. */
export const useTheme = () => ({ theme: useSyncExternalStore(watch, readTheme), choose });
