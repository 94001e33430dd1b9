const LENGTH_MAX = 254;
const SHAPE = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;

/** Accepts what the contract's schema accepts. Written out here, because the first load contains no schemas. */
export const isEmail = (typed: string) => {
  const email = typed.trim().normalize('NFKC').toLowerCase();
  // Checks the length first: the pattern does not run in linear time.
  return email.length <= LENGTH_MAX && SHAPE.test(email);
};
