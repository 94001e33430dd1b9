import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './toast-area.module.css';
import { closeToast, readToasts, type Toast, watchToasts } from './toasts.ts';

/** Always in the page, so that a screen reader listens to it before something is said. */
export const ToastArea = () => {
  const toasts = useSyncExternalStore(watchToasts, readToasts);
  const errors = toasts.filter(({ kind }) => kind === 'error');
  const others = toasts.filter(({ kind }) => kind !== 'error');

  return (
    <div className={styles.area}>
      <div role="alert">{errors.map(toToast)}</div>
      <div role="status">{others.map(toToast)}</div>
    </div>
  );
};

const toToast = (toast: Toast) => <ToastLine key={toast.id} {...toast} />;

const ToastLine = ({ id, kind, text }: Toast) => {
  const { t } = useTranslation();
  const Icon = kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <div className={classNames(styles.toast, styles[kind])}>
      <Icon size={20} aria-hidden />
      <span className={styles.text}>{text}</span>
      <IconButton label={t('close')} onClick={() => closeToast(id)}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
};
