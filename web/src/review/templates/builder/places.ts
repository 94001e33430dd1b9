/** Where a part of the form stands on the page, by its key. */
export const headOf = (key: string) => `head-${key}`;
export const wordsOf = (key: string) => `words-${key}`;

/** Says whether it was there: what was just made is drawn a moment later. */
export const focusIn = (id: string) => {
  const place = document.getElementById(id);
  const control = place?.matches('button') ? place : place?.querySelector<HTMLElement>('textarea, input');
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
  return control !== null && control !== undefined;
};
