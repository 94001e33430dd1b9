import type { Precision } from '@ieum/contract';

/** Digits of an Open Location Code: they form no words, and none looks like another. */
const DIGITS = '23456789CFGHJMPQRVWX';
const PAIRS = 5;
/** Steps in a degree at the last pair. */
const STEPS = 8_000;
const SEPARATOR_AT = 8;

/** Number of digits for what is known: ten name a building, eight a street, six a town. */
const LENGTH_OF: Record<Precision, number> = { exact: 10, building: 10, street: 8, city: 6 };

/** Encodes a point as a square that is as large as the point is uncertain. */
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

/** Removes the errors of binary fractions: 8.1 degrees are 64,800 steps and not one less. */
const stepsOf = (degrees: number) => Math.floor(Math.round(degrees * STEPS * 1_000) / 1_000);

const digitOf = (steps: number) => DIGITS[steps % DIGITS.length] ?? '';
