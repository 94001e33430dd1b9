import type { CallOptions, LanguageTag } from '@ieum/contract';
import { CancelledError } from '../api/failure.ts';
import { formatFileSize } from '../format/file-size.ts';
import { i18n } from '../language/i18n.ts';
import { readHolder } from '../session/storage.ts';
import { changeToast, closeToast, showToast } from '../ui/toast/toasts.ts';

/** A shorter download needs no message. */
const SHOWN_AFTER_MS = 1000;
const EVERY_MS = 200;

/**
 * Shows how much of a file has arrived, with a button that cancels. The user can go on with other work meanwhile. A file
 * that arrives after its user has signed out is dropped: somebody else may sit at the browser.
 */
export const withProgress = async (download: (options: CallOptions) => Promise<Blob>) => {
  const cancel = new AbortController();
  const { report, end } = showLater(() => cancel.abort(new CancelledError('The user has cancelled the download')));
  const holder = readHolder();
  try {
    const file = await download({ signal: cancel.signal, onReceived: report });
    if (readHolder() !== holder) throw new CancelledError('The session of the download has ended');
    return file;
  } finally {
    end();
  }
};

const showLater = (onCancel: () => void) => {
  let shown = { text: i18n.t('download.waiting'), detail: '' };
  let toast: number | undefined;
  let changedAt = 0;
  const timer = setTimeout(() => {
    toast = showToast({ kind: 'busy', ...shown, action: { label: i18n.t('cancel'), onAction: onCancel } });
  }, SHOWN_AFTER_MS);
  const report = (received: number, total: number | undefined) => {
    const now = Date.now();
    if (now - changedAt < EVERY_MS) return;
    changedAt = now;
    const sizes = total === undefined ? [received] : [received, total];
    const detail = sizes.map((bytes) => formatFileSize(bytes, i18n.language as LanguageTag)).join(' / ');
    shown = { text: i18n.t('download.arriving'), detail };
    if (toast !== undefined) changeToast(toast, shown);
  };
  const end = () => {
    clearTimeout(timer);
    if (toast !== undefined) closeToast(toast);
  };
  return { report, end };
};
