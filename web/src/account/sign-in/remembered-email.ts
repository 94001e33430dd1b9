const KEY = 'ieum.rememberedEmail';
const LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

/** Returns the email of the last sign-in with "remember" ticked (S4.5). Removes an expired or damaged entry. */
export const readRememberedEmail = () => {
  const stored = storedEntry();
  if (isEntry(stored) && stored.expires > Date.now()) return stored.value;
  forgetEmail();
  return '';
};

export const rememberEmail = (value: string) => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ value, expires: Date.now() + LIFETIME_MS }));
  } catch {
    // The storage is full: sign-in continues without it.
  }
};

export const forgetEmail = () => localStorage.removeItem(KEY);

const storedEntry = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return undefined;
  }
};

const isEntry = (stored: unknown): stored is { value: string; expires: number } =>
  typeof stored === 'object' &&
  stored !== null &&
  'value' in stored &&
  typeof stored.value === 'string' &&
  'expires' in stored &&
  typeof stored.expires === 'number';
