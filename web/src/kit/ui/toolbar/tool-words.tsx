import { styled } from '../styled.tsx';
import styles from './toolbar.module.css';

/** Words of a tool beside its icon. A narrow window shows the icon alone; a screen reader always reads the words. */
export const ToolWords = styled('span', styles.words);
/** Keeps the place of a tool that is loaded later, so that the others do not move. */
export const ToolRoom = styled('span', styles.room);
/** How many rows there are. */
export const ToolCount = styled('span', styles.count);
