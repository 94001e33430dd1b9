import { type ComponentType, createContext, Suspense, useContext } from 'react';
import { ToolRoom } from '../ui/toolbar/tool-words.tsx';

export type SavedViewsProps = {
  /** Address of the list, without its search. */
  list: string;
  /** Search of the address that shows the list as it is now, with its hidden columns. */
  query: string;
};

/** Menu of the views that a person has saved, set by the frame around the pages. A list shows it in its toolbar. */
export const SavedViews = createContext<ComponentType<SavedViewsProps> | null>(null);

/** Parameter of an address that names the hidden columns. */
export const HIDE = 'hide';

/** Returns the menu for a list at an address. */
export const useSavedViews = (href: string, hidden: string[]) => {
  const ViewMenu = useContext(SavedViews);
  if (!ViewMenu) return null;
  const [list = '', search] = href.split('?');
  const query = new URLSearchParams(search);
  query.set(HIDE, hidden.join());
  return (
    <Suspense fallback={<ToolRoom />}>
      <ViewMenu list={list} query={query.toString()} />
    </Suspense>
  );
};
