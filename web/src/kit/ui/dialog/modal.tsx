import { classNames } from '../class-names.ts';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';
import styles from './modal.module.css';

export const MODAL_SIZES = ['small', 'medium', 'large'] as const;

type ModalProps = DialogProps & { size?: (typeof MODAL_SIZES)[number] };

/** Dialog in the middle of the window, for a question or a small task. */
export const Modal = ({ size = 'small', ...rest }: ModalProps) => (
  <DialogFrame {...rest} place="middle" boxClass={classNames(styles.modal, styles[size])} />
);
