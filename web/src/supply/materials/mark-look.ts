import './material-tokens.css';
import type { Mark } from '@ieum/contract';

export const MARK_SYMBOLS: Record<Mark, string> = {
  lithium: 'Li',
  cobalt: 'Co',
  nickel: 'Ni',
  manganese: 'Mn',
  graphite: 'C',
  copper: 'Cu',
  aluminium: 'Al',
  steel: 'Fe',
  'rare-earth': 'RE',
  threeTg: '3TG',
  plastic: 'Pl',
  bio: 'Bio',
  mix: 'Mix',
  recycled: 'Rc',
  none: '–',
};

/** Returns the color of a mark for pictures, which draw without style sheets. */
export const markColor = (mark: Mark) => `var(--material-${mark === 'threeTg' ? 'three-tg' : mark})`;
