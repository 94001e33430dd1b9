export type SheetAct = 'next' | 'previous' | 'same' | 'theirs' | 'unknown' | 'undo' | 'reset' | 'find';
type Pressed = { key: string; isAlt: boolean; isCtrl: boolean; isShift: boolean };

/** Returns what a key does in the field of a line. While something is typed, most signs are text. */
export const actOf = ({ key, isAlt, isCtrl, isShift }: Pressed, typed: string | undefined): SheetAct | undefined => {
  const isFresh = typed === undefined || typed === '';
  if (isCtrl) return key.toLowerCase() === 'z' && isFresh ? 'undo' : undefined;
  if (isAlt) return key === 'ArrowLeft' ? 'theirs' : undefined;
  switch (key) {
    case 'Enter':
      return isShift ? 'previous' : 'next';
    case 'ArrowDown':
      return 'next';
    case 'ArrowUp':
      return 'previous';
    case 'Escape':
      return 'reset';
    // Full-width signs come from Korean, Chinese and Japanese keyboards.
    case '=':
    case '＝':
      return isFresh ? 'same' : undefined;
    case '?':
    case '？':
      return isFresh ? 'unknown' : undefined;
    case '/':
      return isFresh ? 'find' : undefined;
    default:
      return undefined;
  }
};
