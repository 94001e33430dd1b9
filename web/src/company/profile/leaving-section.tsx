import type { Company } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from '../company.module.css';
import { useLeaveCompany } from '../company.queries.ts';

/** Leaves the company. The account remains. */
export const LeavingSection = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company');
  const leave = useLeaveCompany();
  const [isAsking, setAsking] = useState(false);
  const { can } = company;
  return (
    <section className={styles.leaving}>
      <h2>{t('leaving.title')}</h2>
      <Note>{can.leave ? t('leaving.text') : t('leaving.lastOwner')}</Note>
      {can.leave && <Button onClick={() => setAsking(true)}>{t('leaving.start')}</Button>}
      {isAsking && (
        <AskDialog
          title={t('leaving.question')}
          text={t('leaving.warning')}
          submit={t('leaving.start')}
          done={t('leaving.done')}
          act={leave}
          input={undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};
