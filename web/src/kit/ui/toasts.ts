export type Toast = { id: number; kind: 'done' | 'error'; text: string };

const DONE_SHOWN_MS = 6000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** An error stays until it is closed, or until something has worked: reading takes its time, but what is mended is past. */
export const showToast = (toast: Omit<Toast, 'id'>) => {
  lastId += 1;
  const id = lastId;
  const earlier = toast.kind === 'done' ? toasts.filter(({ kind }) => kind === 'done') : toasts;
  change([...earlier, { ...toast, id }]);
  if (toast.kind === 'done') setTimeout(() => closeToast(id), DONE_SHOWN_MS);
};

export const closeToast = (id: number) => change(toasts.filter((toast) => toast.id !== id));

export const readToasts = () => toasts;

export const watchToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};
