import { styled } from '../ui/styled.tsx';
import styles from './form-stack.module.css';

/** Short form with its fields below each other. */
export const FormStack = styled('form', styles.form);
