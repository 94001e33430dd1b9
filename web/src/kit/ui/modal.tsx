import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './modal.module.css';

type ModalProps = { title: string; text: string; onClose: () => void; children: ReactNode };

/** Drawn only while open. Escape and a click on the backdrop close it. */
export const Modal = ({ title, text, onClose, children }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </dialog>
  );
};
