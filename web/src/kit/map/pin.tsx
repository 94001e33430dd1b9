import styles from './pin.module.css';

/** Draws a filled pin where the building is known, a hollow one where only the street or the city is known. */
export const Pin = ({ isExact }: { isExact: boolean }) => (
  <svg className={isExact ? styles.exact : styles.hollow} width={24} height={30} viewBox="0 0 24 30" aria-hidden>
    <path d="M12 28.5c5.5-7 9.5-11.4 9.5-16.5a9.5 9.5 0 1 0-19 0c0 5.1 4 9.5 9.5 16.5z" />
    <circle cx={12} cy={12} r={3.5} />
  </svg>
);
