import { useState } from 'react';
import { useMedia } from '../../kit/ui/media.ts';

const KEY = 'ieum.menu';
const FOLDED = 'folded';

/**
 * Decides how the navigation looks: words (`full`), icons (`rail`) or a bar at the bottom (`bar`). A wide window lets
 * the user fold the words away, and the browser remembers it.
 */
export const useNavLook = () => {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(KEY) === FOLDED);
  const isPhone = useMedia('phone');
  const isNarrow = useMedia('upToTablet');
  const fold = (isWanted: boolean) => {
    if (isWanted) localStorage.setItem(KEY, FOLDED);
    else localStorage.removeItem(KEY);
    setFolded(isWanted);
  };
  const look = isNarrow || isFolded ? ('rail' as const) : ('full' as const);
  return { look: isPhone ? ('bar' as const) : look, canFold: !isNarrow, fold };
};
export type NavLook = ReturnType<typeof useNavLook>['look'];
