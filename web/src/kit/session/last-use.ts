/** The tabs of a browser share this key, as they share the session. */
const KEY = 'ieum.lastUse';

/** Notes that the server has answered a call of this session that was sent at this moment. */
export const recordUse = (at = Date.now()) => {
  if (at > (readLastUse() ?? 0)) localStorage.setItem(KEY, String(at));
};

export const readLastUse = () => {
  const at = Number(localStorage.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(at) ? at : undefined;
};
