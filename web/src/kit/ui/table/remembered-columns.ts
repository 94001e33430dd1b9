import { useState } from 'react';

const KEY = 'ieum.factory.hiddenColumns';

/** On a phone, what does not fit beside the name is left to whoever asks for it. */
const HIDDEN_FIRST = ['place', 'siteType', 'confirmedAt', 'createdAt'];
const HIDDEN_ON_PHONE = [...HIDDEN_FIRST, 'code', 'processes', 'certificate', 'updatedAt'];
const PHONE = '(max-width: 480.98px)';

/** Which columns somebody looks at is remembered in their browser; it is nobody else's business. */
export const useRememberedColumns = () => {
  const [hidden, setHidden] = useState(readHidden);
  const remember = (columns: string[]) => {
    setHidden(columns);
    localStorage.setItem(KEY, columns.join());
  };
  return [hidden, remember] as const;
};

const readHidden = () => {
  const stored = localStorage.getItem(KEY);
  if (stored !== null) return stored.split(',').filter(Boolean);
  return window.matchMedia(PHONE).matches ? HIDDEN_ON_PHONE : HIDDEN_FIRST;
};
