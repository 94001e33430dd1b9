/** Shared by the tabs of a browser, as the session is. */
const KEY = 'ieum.lastUse';

/** The server has answered a call of this session that was sent then. */
export const noteUse = (at = Date.now()) => {
  if (at > (readLastUse() ?? 0)) localStorage.setItem(KEY, String(at));
};

export const readLastUse = () => {
  const at = Number(localStorage.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(at) ? at : undefined;
};
