import { DialogFrame, type DialogProps } from './dialog-frame.tsx';
import styles from './side-panel.module.css';

/** Shows or changes one thing of a list, which stays in sight beside it. */
export const SidePanel = (props: DialogProps) => <DialogFrame {...props} place="side" boxClass={styles.panel ?? ''} />;
