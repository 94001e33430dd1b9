import { type JoinRequest, PAGE_SIZE } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../kit/format/relative-time.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { Buttons, Note } from '../../kit/ui/section/section.tsx';
import styles from '../company.module.css';
import { companyQueries } from '../company.queries.ts';
import { ApproveRequestDialog } from './let-in-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

type ChosenAct = { act: 'letIn' | 'refuse'; request: JoinRequest };

/** Lists the requests to join. Renders nothing if there are none. */
export const RequestSection = () => {
  const { t } = useTranslation('company');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ChosenAct>();
  const { rows, total } = useSuspenseQuery(companyQueries.requests(page === 1 ? {} : { page })).data;
  const close = () => setChosen(undefined);
  if (total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="requests-title">
      <h2 id="requests-title">{t('requests.title')}</h2>
      <Note>{t('requests.text')}</Note>
      <ul className={styles.requests} aria-labelledby="requests-title">
        {rows.map((request) => (
          <RequestRow key={request.id} request={request} onAsk={(act) => setChosen({ act, request })} />
        ))}
      </ul>
      {total > PAGE_SIZE && (
        <Pager label={t('requests.title')} page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
      )}
      {chosen?.act === 'letIn' && <ApproveRequestDialog request={chosen.request} onClose={close} />}
      {chosen?.act === 'refuse' && <RefuseDialog request={chosen.request} onClose={close} />}
    </section>
  );
};

const RequestRow = ({ request, onAsk }: { request: JoinRequest; onAsk: (act: ChosenAct['act']) => void }) => {
  const { t } = useTranslation('company');
  const { tag } = useLanguage();
  const { name, email, since } = request;
  return (
    <li className={styles.request}>
      <div className={styles.person}>
        <strong>{name}</strong>
        <Note as="span">{email}</Note>
        <time className={styles.note} dateTime={since}>
          {formatAgo(since, Date.now(), tag)}
        </time>
      </div>
      <Buttons>
        <Button size="small" aria-label={t('requests.refuseOf', { name })} onClick={() => onAsk('refuse')}>
          {t('requests.refuse')}
        </Button>
        <Button size="small" look="subtle" aria-label={t('requests.letInOf', { name })} onClick={() => onAsk('letIn')}>
          {t('requests.letIn')}
        </Button>
      </Buttons>
    </li>
  );
};
