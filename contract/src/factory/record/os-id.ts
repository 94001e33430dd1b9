/** Leaves out the letters that are easily misread: I, L, O and U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 15;

/** Checks whether the last character of an OS ID follows from the others. A wrong one is a hint, never a refusal. */
export const hasOsIdCheck = (osId: string) => {
  if (osId.length !== LENGTH) return false;
  const country = osId.charCodeAt(0) + osId.charCodeAt(1);
  const rest = [...osId.slice(2, -1)].map((symbol) => SYMBOLS.indexOf(symbol));
  if (rest.includes(-1)) return false;
  const sum = rest.reduce((total, value) => total + value, country);
  return SYMBOLS[sum % SYMBOLS.length] === osId.at(-1);
};
