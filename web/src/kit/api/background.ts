let isOn = false;

/**
 * Begins calls that the page makes without its user: they do not keep the session alive, and do not report its end. It
 * holds for the calls that begin before the function returns.
 */
export const inBackground = <T>(begin: () => T): T => {
  const before = isOn;
  isOn = true;
  try {
    return begin();
  } finally {
    // One of the calls may begin in the background by itself.
    isOn = before;
  }
};

export const isInBackground = () => isOn;

/** Tells the server that nobody made this call. */
export const BACKGROUND = { 'x-background': '1' };
