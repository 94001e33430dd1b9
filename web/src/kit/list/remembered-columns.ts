import { useState } from 'react';

const PHONE = '(max-width: 480.98px)';

type Columns = {
  /** Where the browser keeps it. */
  key: string;
  hiddenFirst: string[];
  /** What does not fit beside the name is left to whoever asks for it. */
  hiddenOnPhone: string[];
};

/** Which columns somebody looks at is remembered in their browser; it is nobody else's business. */
export const useRememberedColumns = ({ key, hiddenFirst, hiddenOnPhone }: Columns) => {
  const [hidden, setHidden] = useState(() => {
    const stored = localStorage.getItem(key);
    if (stored !== null) return stored.split(',').filter(Boolean);
    return window.matchMedia(PHONE).matches ? hiddenOnPhone : hiddenFirst;
  });
  const remember = (columns: string[]) => {
    setHidden(columns);
    localStorage.setItem(key, columns.join());
  };
  return [hidden, remember] as const;
};
