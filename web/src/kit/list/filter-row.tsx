import { styled } from '../ui/styled.tsx';
import styles from './filter-row.module.css';

/** Fields that narrow a list, in one row where there is room. */
export const FilterRow = styled('div', styles.row);
