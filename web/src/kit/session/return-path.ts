const KEY = 'ieum.returnPath';
const LENGTH_MAX = 2000;
/** `\` is read as `/` by browsers, and control characters are dropped: both can hide a foreign host. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const TREACHEROUS = /[\\\u0000-\u0020\u007f]/;

/** Kept in this tab only: where the gate found the user, to go back to after sign-in (S2.14). */
export const rememberReturnPath = (path: string) => {
  if (isReturnPath(path)) sessionStorage.setItem(KEY, path);
  else forgetReturnPath();
};

export const forgetReturnPath = () => sessionStorage.removeItem(KEY);

/** Gives the path once; whatever stands there is checked again. */
export const takeReturnPath = () => {
  const path = sessionStorage.getItem(KEY);
  forgetReturnPath();
  return path !== null && isReturnPath(path) ? path : undefined;
};

/** An address of our own, other than `/` and `/auth/*`. That a route answers it is known to the gate, which alone remembers. */
const isReturnPath = (path: string) => {
  if (path.length > LENGTH_MAX || !/^\/[^/]/.test(path) || TREACHEROUS.test(decoded(path))) return false;
  const url = URL.parse(path, window.location.origin);
  if (url?.origin !== window.location.origin) return false;
  return url.pathname !== '/' && !url.pathname.startsWith('//') && !/^\/auth(\/|$)/i.test(url.pathname);
};

/** Once is enough: the router decodes once. A search term may hold an encoded space or backslash, a path may not. */
const decoded = (path: string) => {
  const [pathname = ''] = path.split(/[?#]/);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '\\';
  }
};
