import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** A picture alone says nothing to a screen reader, so the name is not optional. */
export const IconButton = ({ label, ...rest }: ComponentProps<'button'> & { label: string }) => (
  <button type="button" {...rest} className={styles['icon-button']} aria-label={label} title={label} />
);
