import type { MouseEvent } from 'react';

/**
 * Keeps the focus in the field, for `onMouseDown` of a button in a form. A lost focus would show the field's error, and
 * the button would have moved away before the mouse button is released.
 */
export const stayInField = (event: MouseEvent) => event.preventDefault();
