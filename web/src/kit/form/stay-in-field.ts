import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of a button in a form: pressing it must not take the focus from a field, which would show what is
 * wrong with it, and the button would have moved away before the finger is lifted.
 */
export const stayInField = (event: MouseEvent) => event.preventDefault();
