import type { CallOptions, LanguageTag } from '@ieum/contract';
import { CancelledError } from '../api/failure.ts';
import { formatFileSize } from '../format/file-size.ts';
import { i18n } from '../language/i18n.ts';
import { isPasswordPromptOpen, watchPasswordPrompt } from '../session/password-prompt.ts';
import { readHolder, watchHolder } from '../session/storage.ts';
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
  const message = createMessage(() => cancel.abort(new CancelledError('The user has cancelled the download')));
  const holder = readHolder();
  const isOurs = () => readHolder() === holder;
  const stopWatchingPrompt = watchPasswordPrompt(() => {
    if (isPasswordPromptOpen()) message.hide();
    else if (isOurs()) message.showLater();
  });
  const ended = new CancelledError('The session of the download has ended');
  let hasBegun = false;
  const stopWatchingHolder = watchHolder(() => {
    if (isOurs()) return;
    message.hide();
    // A call that is refused with 401 clears the session too, and reports it after a second attempt.
    if (hasBegun) cancel.abort(ended);
  });
  const onReceived: CallOptions['onReceived'] = (received, total) => {
    hasBegun = true;
    message.report(received, total);
  };
  message.showLater();
  try {
    const file = await download({ signal: cancel.signal, onReceived });
    if (!isOurs()) throw ended;
    return file;
  } finally {
    message.hide();
    stopWatchingPrompt();
    stopWatchingHolder();
  }
};

const createMessage = (onCancel: () => void) => {
  let shown = { text: i18n.t('download.waiting'), detail: '' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toast: number | undefined;
  let changedAt = 0;
  const hide = () => {
    clearTimeout(timer);
    if (toast !== undefined) closeToast(toast);
    toast = undefined;
  };
  const showLater = () => {
    hide();
    timer = setTimeout(() => {
      toast = showToast({ kind: 'busy', ...shown, action: { label: i18n.t('cancel'), onAction: onCancel } });
    }, SHOWN_AFTER_MS);
  };
  const report = (received: number, total: number | undefined) => {
    const now = Date.now();
    if (now - changedAt < EVERY_MS) return;
    changedAt = now;
    const sizes = total === undefined ? [received] : [received, total];
    const detail = sizes.map((bytes) => formatFileSize(bytes, i18n.language as LanguageTag)).join(' / ');
    shown = { text: i18n.t('download.arriving'), detail };
    if (toast !== undefined) changeToast(toast, shown);
  };
  return { showLater, hide, report };
};
