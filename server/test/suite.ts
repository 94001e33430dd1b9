export const SUITES = ['gate', 'all', 'long'] as const;
type Suite = (typeof SUITES)[number];

const isSuite = (name: string): name is Suite => SUITES.some((suite) => suite === name);

/** Rejects an unknown name: a typing error would otherwise run the short suite and pass. */
const readSuite = (name = 'gate'): Suite => {
  if (isSuite(name)) return name;
  throw new Error(`IEUM_SUITE is “${name}”; it must be one of ${SUITES.join(', ')}.`);
};

/**
 * Suite that runs now. `gate` is `npm test`. `all` adds the second database, every look, and the browser tests that
 * `e2e/outside-gate.ts` names. `long` adds the full count of rounds for each fault. A file that is run by hand belongs
 * to the gate.
 */
const suite = readSuite(process.env.IEUM_SUITE);

export const isGate = suite === 'gate';
export const isLong = suite === 'long';

/** Declares tests that the gate leaves to `npm run test:all`; a comment at each says what the gate keeps instead. */
export const leftToAll = (declare: () => void) => {
  if (!isGate) declare();
};
