import type { ReactNode } from 'react';

/** Lines and labels of the drawing: the marks say all of it by their names. */
export const Unspoken = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group inside an svg takes no focus
  <g aria-hidden="true">{children}</g>
);
