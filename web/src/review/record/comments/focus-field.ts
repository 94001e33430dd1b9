import { flushSync } from 'react-dom';
import { fieldId } from '../snapshot/groups.ts';

/** Scrolls to a field and focuses it. A field that is filtered out is shown first. */
export const focusField = (path: string, showAll: () => void) => {
  if (!document.getElementById(fieldId(path))) flushSync(showAll);
  const field = document.getElementById(fieldId(path));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
};
