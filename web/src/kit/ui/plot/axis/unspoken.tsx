import type { ReactNode } from 'react';

/** Hides lines and labels of a drawing from screen readers: the names of the marks already contain them. */
export const HiddenFromScreenReaders = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group inside an svg takes no focus
  <g aria-hidden="true">{children}</g>
);
