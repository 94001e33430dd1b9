import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  shape?: 'page' | 'text' | 'block' | 'table';
  /** Lines of a text, rows of a table. */
  lines?: number;
};

const LINES = 4;

/** Reserves the space of content that is loading, so nothing jumps when it arrives. */
export const Skeleton = ({ shape = 'page', lines = LINES }: SkeletonProps) => {
  const { t } = useTranslation();
  const count = shape === 'block' ? 0 : lines;
  const hasFirst = shape !== 'text';
  return (
    <div className={classNames(styles.skeleton, styles[shape])} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {hasFirst && <div className={classNames(styles.bar, styles.first)} />}
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing but their place
        <div key={line} className={styles.bar} />
      ))}
    </div>
  );
};
