export type Toast = {
  id: number;
  kind: 'done' | 'error' | 'info' | 'busy';
  text: string;
  /** Changes often, so it is not read out. */
  detail?: string;
  action?: { label: string; onAction: () => void } | undefined;
};

type Countdown = { timer: ReturnType<typeof setTimeout> | undefined; startedAt: number; left: number };

const SHOWN_MS = 6000;
/** A toast with a button stays longer, so that the user can reach it. */
const SHOWN_WITH_ACTION_MS = 12_000;
const MOST_AT_ONCE = 5;

let toasts: readonly Toast[] = [];
let lastId = 0;
let isHeld = false;
const countdowns = new Map<number, Countdown>();
const listeners = new Set<() => void>();

/**
 * Shows a toast and returns its id. An error stays until the user closes it, because reading takes time, or until an
 * action succeeds, because it is then out of date. A busy one stays until its work ends.
 */
export const showToast = (toast: Omit<Toast, 'id'>) => {
  lastId += 1;
  const id = lastId;
  const earlier = toasts.filter(
    ({ kind, text }) =>
      !(toast.kind === 'done' && kind === 'error') && !(kind !== 'busy' && kind === toast.kind && text === toast.text),
  );
  change(withoutTooMany([...earlier, { ...toast, id }]));
  if (toast.kind === 'error' || toast.kind === 'busy') return id;
  countdowns.set(id, { timer: undefined, startedAt: 0, left: toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS });
  if (!isHeld) start(id);
  return id;
};

/** Changes the text of a toast, unless the user has closed it. */
export const changeToast = (id: number, changes: Pick<Toast, 'text' | 'detail'>) =>
  change(toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)));

export const closeToast = (id: number) => change(toasts.filter((toast) => toast.id !== id));

/** Stops the countdowns: no toast may disappear while the user reads it or is about to press its button. */
export const holdToasts = () => {
  if (isHeld) return;
  isHeld = true;
  for (const countdown of countdowns.values()) {
    clearTimeout(countdown.timer);
    countdown.left -= Date.now() - countdown.startedAt;
  }
};

export const releaseToasts = () => {
  if (!isHeld) return;
  isHeld = false;
  for (const id of countdowns.keys()) start(id);
};

export const readToasts = () => toasts;

export const watchToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const start = (id: number) => {
  const countdown = countdowns.get(id);
  if (!countdown) return;
  countdown.startedAt = Date.now();
  countdown.timer = setTimeout(() => closeToast(id), countdown.left);
};

/** Removes the oldest toasts, errors last. The newest one stays. */
const withoutTooMany = (present: readonly Toast[]) => {
  const tooMany = present.length - MOST_AT_ONCE;
  if (tooMany <= 0) return present;
  const inOrderOfLeaving = present.slice(0, -1).sort((a, b) => Number(a.kind === 'error') - Number(b.kind === 'error'));
  const leaving = new Set(inOrderOfLeaving.slice(0, tooMany));
  return present.filter((toast) => !leaving.has(toast));
};

const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const [id, { timer }] of countdowns) {
    if (toasts.some((toast) => toast.id === id)) continue;
    clearTimeout(timer);
    countdowns.delete(id);
  }
  // The toast under the pointer is gone, and no event will report that the pointer has left it.
  if (toasts.length === 0) isHeld = false;
  for (const listener of listeners) listener();
};
