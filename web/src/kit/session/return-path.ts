const KEY = 'ieum.returnPath';
const LENGTH_MAX = 2000;
/** Browsers read `\` as `/` and drop control characters: both can hide a foreign host. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const TREACHEROUS = /[\\\u0000-\u0020\u007f]/;

/** Remembers, in this tab only, the page at which the gate stopped the user, to return to after sign-in (S2.14). */
export const rememberReturnPath = (path: string) => {
  if (isReturnPath(path)) sessionStorage.setItem(KEY, path);
  else forgetReturnPath();
};

export const forgetReturnPath = () => sessionStorage.removeItem(KEY);

/** Returns the path once. The stored value is checked again. */
export const takeReturnPath = () => {
  const path = sessionStorage.getItem(KEY);
  forgetReturnPath();
  return path !== null && isReturnPath(path) ? path : undefined;
};

/**
 * Accepts an address of our own, other than `/` and `/auth/*`. Only the gate stores a path, and it knows that a route
 * answers it.
 */
const isReturnPath = (path: string) => {
  if (path.length > LENGTH_MAX || !/^\/[^/]/.test(path) || TREACHEROUS.test(decoded(path))) return false;
  const url = URL.parse(path, window.location.origin);
  if (url?.origin !== window.location.origin) return false;
  return url.pathname !== '/' && !url.pathname.startsWith('//') && !/^\/auth(\/|$)/i.test(url.pathname);
};

/** Decodes once, as the router does. A search term may hold an encoded space or backslash, a path may not. */
const decoded = (path: string) => {
  const [pathname = ''] = path.split(/[?#]/);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '\\';
  }
};
