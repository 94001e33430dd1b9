import { useState } from 'react';
import { isMedia } from '../ui/media.ts';

type Columns = {
  /** Key in local storage. */
  key: string;
  hiddenFirst: string[];
  /** Columns that do not fit below 1281 px either; the user can show them. */
  hiddenOnLaptop?: string[];
  /** Columns that do not fit below 769 px either. */
  hiddenOnTablet?: string[];
};

/** Remembers the hidden columns in the user's browser. They concern nobody else. */
export const useRememberedColumns = ({ key, hiddenFirst, hiddenOnLaptop = [], hiddenOnTablet = [] }: Columns) => {
  const [hidden, setHidden] = useState(() => {
    const stored = localStorage.getItem(key);
    if (stored !== null) return stored.split(',').filter(Boolean);
    const laptop = isMedia('upToLaptop') ? hiddenOnLaptop : [];
    return [...hiddenFirst, ...laptop, ...(isMedia('upToTablet') ? hiddenOnTablet : [])];
  });
  const remember = (columns: string[]) => {
    setHidden(columns);
    localStorage.setItem(key, columns.join());
  };
  return [hidden, remember] as const;
};
