import { useState } from 'react';
import { isMedia } from '../ui/media.ts';

type Columns = {
  /** Key in local storage. */
  key: string;
  hiddenFirst: string[];
  /** Columns that do not fit beside the name; the user can show them. */
  hiddenOnPhone: string[];
};

/** Remembers the hidden columns in the user's browser. They concern nobody else. */
export const useRememberedColumns = ({ key, hiddenFirst, hiddenOnPhone }: Columns) => {
  const [hidden, setHidden] = useState(() => {
    const stored = localStorage.getItem(key);
    if (stored !== null) return stored.split(',').filter(Boolean);
    return isMedia('phone') ? hiddenOnPhone : hiddenFirst;
  });
  const remember = (columns: string[]) => {
    setHidden(columns);
    localStorage.setItem(key, columns.join());
  };
  return [hidden, remember] as const;
};
