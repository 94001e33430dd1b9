import type { Precision } from '@ieum/contract';

/** The digits of an Open Location Code: none that makes a word, none that looks like another. */
const DIGITS = '23456789CFGHJMPQRVWX';
const PAIRS = 5;
/** Steps to a degree of the last pair. */
const STEPS = 8_000;
const SEPARATOR_AT = 8;

/** So many digits say as much as is known: ten are a building, eight a street, six a town. */
const LENGTH_OF: Record<Precision, number> = { exact: 10, building: 10, street: 8, city: 6 };

/** The address of a square on the globe that is as large as the point is uncertain. */
export const plusCodeOf = ({
  latitude,
  longitude,
  precision,
}: {
  latitude: number;
  longitude: number;
  precision: Precision;
}) => {
  let north = Math.min(stepsOf(latitude + 90), 180 * STEPS - 1);
  let east = stepsOf(longitude + 180) % (360 * STEPS);
  let code = '';
  for (let pair = 0; pair < PAIRS; pair++) {
    code = digitOf(north) + digitOf(east) + code;
    north = Math.floor(north / DIGITS.length);
    east = Math.floor(east / DIGITS.length);
  }
  const known = code.slice(0, LENGTH_OF[precision]).padEnd(SEPARATOR_AT, '0');
  return `${known.slice(0, SEPARATOR_AT)}+${known.slice(SEPARATOR_AT)}`;
};

/** Without the crumbs of binary fractions: 8.1 degrees are 64,800 steps and not one less. */
const stepsOf = (degrees: number) => Math.floor(Math.round(degrees * STEPS * 1_000) / 1_000);

const digitOf = (steps: number) => DIGITS[steps % DIGITS.length] ?? '';
