/** Keys of a session in local storage. Clearing the session removes these and nothing else (S4.3). */
const TOKEN_KEY = 'accessToken';
export const USER_KEY = 'user';
export const AUTH_KEY = 'auth';
const SESSION_KEYS = [USER_KEY, TOKEN_KEY, AUTH_KEY];

/** Shape of a token. Only the server reads its content. */
const TOKEN_SHAPE = /^[^.]+\.[^.]+\.[^.]+$/;

const holderListeners = new Set<() => void>();
const notifyHolderListeners = () => {
  for (const listener of holderListeners) listener();
};

export const readToken = () => localStorage.getItem(TOKEN_KEY);

/** Returns whose session the browser has, in a form that only compares, or null without a session. */
export const readHolder = () => readToken() && localStorage.getItem(USER_KEY);

/** Stores the token last: another tab that is notified of it finds the rest already there. */
export const storeSession = (token: string, user: object, auth: object) => {
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  localStorage.setItem(AUTH_KEY, JSON.stringify(auth));
  localStorage.setItem(TOKEN_KEY, token);
  notifyHolderListeners();
};

/** Replaces the token of the same session. */
export const replaceToken = (token: string) => localStorage.setItem(TOKEN_KEY, token);

export const clearSession = () => {
  for (const key of SESSION_KEYS) localStorage.removeItem(key);
  notifyHolderListeners();
};

/**
 * Clears the session of this token only. A late refusal of an old token must not end the session that has replaced it.
 */
export const clearSessionOf = (token: string) => {
  if (readToken() === token) clearSession();
};

/** Returns whether the user may pass (S4.1, S4.2). A value that cannot be a token is removed. */
export const hasSession = () => {
  const token = readToken();
  if (token === null) return false;
  if (TOKEN_SHAPE.test(token)) return true;
  localStorage.removeItem(TOKEN_KEY);
  return false;
};

type OtherTabs = { onEnd: () => void; onReplaced: () => void };

/** Watches for another tab that signs out or signs in. Returns a function that stops listening. */
export const watchOtherTabs = ({ onEnd, onReplaced }: OtherTabs) => {
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    const isOurs = key === TOKEN_KEY || key === null;
    if (!isOurs || (key !== null && oldValue === newValue)) return;
    if (readToken() === null) onEnd();
    else onReplaced();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};

/** Watches for a session that ends or begins, in this tab or another. Returns a function that stops listening. */
export const watchHolder = (listener: () => void) => {
  holderListeners.add(listener);
  const stopWatchingTabs = watchOtherTabs({ onEnd: listener, onReplaced: listener });
  return () => {
    holderListeners.delete(listener);
    stopWatchingTabs();
  };
};
