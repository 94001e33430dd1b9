/** Returns the element id of a part of the form. */
export const headOf = (key: string) => `head-${key}`;
export const wordsOf = (key: string) => `words-${key}`;

/** Focuses the element. Returns false if it is not rendered yet. */
export const focusIn = (id: string) => {
  const place = document.getElementById(id);
  const control = place?.matches('button') ? place : place?.querySelector<HTMLElement>('textarea, input');
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
  return control !== null && control !== undefined;
};
