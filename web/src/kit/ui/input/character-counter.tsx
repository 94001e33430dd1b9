import { formatNumber } from '@ieum/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/use-language.ts';
import { classNames } from '../class-names.ts';
import styles from './character-counter.module.css';

type CharacterCounterProps = { id: string; count: number; max: number; isTyped: boolean };

/** Share of the limit from which screen readers announce the count. */
const NEAR = 0.9;
/** Waits for a pause in typing; otherwise each announcement would interrupt the one before. */
const PAUSE = 1000;

export const CharacterCounter = ({ id, count, max, isTyped }: CharacterCounterProps) => {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const left = max - count;
  const isNews = isTyped && count >= max * NEAR;
  const news = left < 0 ? t('counter.over', { count: -left }) : t('counter.left', { count: left });

  return (
    <div className={classNames(styles.counter, left < 0 && styles.over)}>
      <span aria-hidden>{`${formatNumber(count, tag)}/${formatNumber(max, tag)}`}</span>
      <span className="visually-hidden" id={`${id}-count`}>
        {t('counter.limit', { count: max })}
      </span>
      <Announcement text={isNews ? news : ''} />
    </div>
  );
};

const Announcement = ({ text }: { text: string }) => {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, PAUSE, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="visually-hidden" role="status">
      {announced}
    </span>
  );
};
