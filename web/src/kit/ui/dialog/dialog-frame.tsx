import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './dialog-frame.module.css';
import { useModalDialog } from './modal-dialog.ts';

export type DialogProps = {
  title: string;
  text?: string;
  /** Buttons at the end; the last one is the main button. */
  actions?: ReactNode;
  /**
   * Called by Escape, the close button and a click outside. The dialog closes when it is no longer drawn. Without this
   * callback none of the three is available.
   */
  onClose?: () => void;
  children?: ReactNode;
};

/** Common part of a modal and a side panel. It is drawn only while open. */
export const DialogFrame = ({
  title,
  text,
  actions,
  onClose,
  children,
  place,
  boxClass,
}: DialogProps & { place: 'middle' | 'side'; boxClass: string }) => {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useModalDialog(onClose);
  const { ref: body, isScrollable } = useScrollable();

  return (
    <dialog
      {...dialog}
      className={classNames(styles.dialog, styles[place])}
      aria-labelledby={`${id}-title`}
      aria-describedby={text && `${id}-text`}
    >
      <div className={classNames(styles.box, boxClass)}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {/* A scrolling element must be reachable by keyboard. */}
        <div className={styles.body} ref={body} {...(isScrollable && { tabIndex: 0 })}>
          {text && <p id={`${id}-text`}>{text}</p>}
          {children}
        </div>
        {actions && <div className={classNames(styles.actions, isScrollable && styles.parted)}>{actions}</div>}
        {/* The last element, so that the focus starts in the dialog's content. */}
        {onClose && (
          <IconButton className={styles.close} label={t('close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        )}
      </div>
    </dialog>
  );
};

const useScrollable = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const body = ref.current;
    if (!body) return;
    const measure = () => setScrollable(body.scrollHeight > body.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  return { ref, isScrollable };
};
