import { flushSync } from 'react-dom';
import { fieldId } from '../snapshot/groups.ts';

/** The eye and the keyboard go to a field; one that is filtered away is shown first. */
export const focusField = (path: string, showAll: () => void) => {
  if (!document.getElementById(fieldId(path))) flushSync(showAll);
  const field = document.getElementById(fieldId(path));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
};
