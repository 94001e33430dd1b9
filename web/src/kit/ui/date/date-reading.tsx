import styles from './date-reading.module.css';

/**
 * Shows, under a date field, which day the typed text means. It is always in the page, so a screen reader announces
 * changes.
 */
export const DateReading = ({ text }: { text: string }) => (
  <span className={styles.reading} role="status">
    {text}
  </span>
);
