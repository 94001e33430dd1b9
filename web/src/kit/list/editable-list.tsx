import { styled } from '../ui/styled.tsx';
import styles from './editable-list.module.css';

/** A list with buttons in each row, and its head with a text and the button that adds a row. */
export const EditableSection = styled('section', styles.section);
export const EditableHead = styled('div', styles.head);
export const EditableLead = styled('p', styles.lead);
export const EditableList = styled('ul', styles.list);
export const EditableWords = styled('div', styles.words);
