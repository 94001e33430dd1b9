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

/** Returns the theme and a function to change it. Every component that shows it is updated. */
export const useTheme = () => ({ theme: useSyncExternalStore(watch, readTheme), choose });
