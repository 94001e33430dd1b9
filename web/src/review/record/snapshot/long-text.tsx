import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import styles from './snapshot.module.css';

export const LONG = 900;
const SHOWN = 600;
const NOTHING = '–';

/** Shows a text with its line breaks. A very long one is folded until the reader opens it; on paper it is complete. */
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

/** Shows only the beginning of tall content until the reader opens the rest. */
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
