import { DialogFrame, type DialogProps } from './dialog-frame.tsx';
import styles from './side-panel.module.css';

/** Shows or changes one item of a list, which stays visible beside it. */
export const SidePanel = (props: DialogProps) => <DialogFrame {...props} place="side" boxClass={styles.panel ?? ''} />;
