import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useTopDialog } from '../dialog/top-layer.ts';
import styles from './toast-area.module.css';
import { closeToast, holdToasts, readToasts, releaseToasts, type Toast, watchToasts } from './toasts.ts';
import { useToastPlace } from './use-toast-place.ts';

const ICONS = { done: CircleCheck, error: CircleAlert, info: Info, busy: Info };

/** Shows toasts. The area is always in the page, so a screen reader watches it before the first message. */
export const ToastArea = () => {
  const toasts = useSyncExternalStore(watchToasts, readToasts, readToasts);
  const dialog = useTopDialog();
  const cameFrom = useRef<Element>(null);
  const place = useRef<HTMLDivElement>(null);
  useToastPlace(place, toasts, dialog);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    holdToasts();
  };
  const close = (id: number) => {
    closeToast(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };
  const toLine = (toast: Toast) => <ToastLine key={toast.id} {...toast} onClose={() => close(toast.id)} />;

  const area = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is at its buttons
    <div
      ref={place}
      className={styles.area}
      // An open list or menu puts the rest of the page out of reach, except elements with this attribute.
      data-react-aria-top-layer="true"
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={remember}
      onBlur={releaseToasts}
    >
      <div role="alert">{toasts.filter(({ kind }) => kind === 'error').map(toLine)}</div>
      <div role="status">{toasts.filter(({ kind }) => kind !== 'error').map(toLine)}</div>
    </div>
  );
  return dialog ? createPortal(area, dialog) : area;
};

const ToastLine = ({ kind, text, detail, action, onClose }: Toast & { onClose: () => void }) => {
  const { t } = useTranslation();
  const Icon = ICONS[kind];
  const act = () => {
    onClose();
    action?.onAction();
  };
  return (
    <div className={classNames(styles.toast, styles[kind])}>
      <Icon size={20} aria-hidden />
      <span className={styles.text}>
        {text}
        {detail && <span aria-hidden>{detail}</span>}
      </span>
      {action && (
        <Button look="ghost" size="small" className={styles.action} onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton label={t('close')} onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
};
