import styles from './date-reading.module.css';

/** Under a date field, as somebody types: which day it is taken for. Always there, so that a screen reader listens. */
export const DateReading = ({ text }: { text: string }) => (
  <span className={styles.reading} role="status">
    {text}
  </span>
);
