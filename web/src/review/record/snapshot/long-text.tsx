import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import styles from './snapshot.module.css';

export const LONG = 900;
const SHOWN = 600;
const NOTHING = '–';

/** A text with its lines. One that would push everything else away is unfolded by whoever wants it; on paper it is whole. */
export const LongText = ({ text, isPaper = false }: { text: string; isPaper?: boolean }) => {
  const { t } = useTranslation('review');
  const { t: tUi } = useTranslation('ui');
  const [isWhole, setWhole] = useState(isPaper);
  if (text === '')
    return (
      <p className={styles.nothing}>
        <span aria-hidden>{NOTHING}</span>
        <span className="visually-hidden">{tUi('noValue')}</span>
      </p>
    );
  if (isWhole || text.length <= LONG)
    return (
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
    );
  return (
    <div>
      <p className={styles.text}>
        <bdi>{`${text.slice(0, SHOWN)}…`}</bdi>
      </p>
      <Button size="small" look="ghost" onClick={() => setWhole(true)}>
        {t('value.whole')}
      </Button>
    </div>
  );
};

/** Only the beginning of what is high, until the rest is wanted. */
export const Folded = ({ isLong, children }: { isLong: boolean; children: ReactNode }) => {
  const { t } = useTranslation('review');
  const [isWhole, setWhole] = useState(false);
  if (!isLong || isWhole) return children;
  return (
    <div>
      <div className={styles.folded}>{children}</div>
      <Button size="small" look="ghost" onClick={() => setWhole(true)}>
        {t('value.whole')}
      </Button>
    </div>
  );
};
