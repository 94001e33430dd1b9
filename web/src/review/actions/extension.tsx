import type { ReviewAction } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { Buttons, Note } from '../../kit/ui/section/section.tsx';
import styles from './actions.module.css';
import type { AskedAct } from './acts.tsx';
import { useActionWords } from './words.ts';

type ActionExtensionProps = { action: ReviewAction; onAct: (act: AskedAct) => void };

/** Shows a request for more time until it is answered. */
export const ActionExtension = ({ action, onAct }: ActionExtensionProps) => {
  const { t } = useTranslation('task');
  const words = useActionWords();
  const { extension } = action;
  if (!extension) return null;
  return (
    <section className={styles.wait} aria-label={t('extension.title')}>
      <h2>{t('extension.title')}</h2>
      <p>{t('extension.text', { from: words.day(action.dueOn), until: words.day(extension.until) })}</p>
      <p className={styles.said}>{extension.reason}</p>
      {action.acts.includes('answerExtension') ? (
        <Buttons>
          <Button onClick={() => onAct('giveTime')}>{t('act.giveTime')}</Button>
          <Button onClick={() => onAct('refuseTime')}>{t('act.refuseTime')}</Button>
        </Buttons>
      ) : (
        <Note>{t('extension.waits')}</Note>
      )}
    </section>
  );
};
