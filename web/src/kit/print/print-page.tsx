import { styled } from '../ui/styled.tsx';
import styles from './print-page.module.css';

/** Content for paper. The tools above it are not printed. */
export const Paper = styled('article', styles.paper);
export const PaperTools = styled('div', styles.tools);
export const PaperHead = styled('header', styles.head);
export const PaperFacts = styled('p', styles.facts);
export const PaperLines = styled('ul', styles.lines);
