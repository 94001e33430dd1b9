import { groupedBusinessNumber, type OwnRequest } from '@ieum/contract';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import styles from '../company.module.css';
import { useWithdrawRequest } from '../company.queries.ts';
import { ClaimForm } from './claim-form.tsx';

/** Shown to a person without a company: their join request, or a form to claim or join a company. */
export const OutsidePage = ({ request }: { request: OwnRequest }) => {
  const { t } = useTranslation('company');
  if (request.state === 'requested') {
    return (
      <Page title={t('title')}>
        <Waiting {...request} />
      </Page>
    );
  }
  return (
    <Page title={t('title')} lead={t('outside.lead')}>
      <div className={styles.outside}>
        <Note>{t('outside.invited')}</Note>
        <ClaimForm />
      </div>
    </Page>
  );
};

const Waiting = ({ businessNumber, since }: OwnRequest) => {
  const { t } = useTranslation('company');
  const { tag } = useLanguage();
  const withdraw = useWithdrawRequest();
  const [isAsking, setAsking] = useState(false);
  const number = groupedBusinessNumber(businessNumber);
  const date = since ? formatDate(since, tag) : '';
  return (
    <>
      <Notice icon={Hourglass} title={t('waiting.title')} text={t('waiting.text', { number, date })}>
        <Button onClick={() => setAsking(true)}>{t('waiting.withdraw')}</Button>
      </Notice>
      {isAsking && (
        <AskDialog
          title={t('waiting.question')}
          text={t('waiting.warning')}
          submit={t('waiting.withdraw')}
          done={t('waiting.withdrawn')}
          act={withdraw}
          input={undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
