import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Element at the end of the row of tabs; null until it exists, undefined outside of a page with such a row. */
export const TabToolsPlace = createContext<HTMLElement | null | undefined>(undefined);

/** Shows the tools of the open tab at the end of the row of tabs, or where they are without such a row. */
export const TabTools = ({ children }: { children: ReactNode }) => {
  const place = useContext(TabToolsPlace);
  if (place === undefined) return children;
  return place && createPortal(children, place);
};
