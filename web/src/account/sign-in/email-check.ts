const LENGTH_MAX = 254;
const SHAPE = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;

/** Takes what the contract's schema takes; written out, because the first load does without schemas. */
export const isEmail = (typed: string) => {
  const email = typed.trim().normalize('NFKC').toLowerCase();
  // The length comes first: the pattern is not linear.
  return email.length <= LENGTH_MAX && SHAPE.test(email);
};
