import { type FlowRow, PAGE_SIZE } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../factory/page/detail-section.tsx';
import historyStyles from '../../factory/page/history.module.css';
import { ErrorState } from '../../kit/ui/error-state.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { type FlowEvent, flowQueries } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';

/** Everything that was ever entered and agreed on, the last first. */
export const RowHistory = ({ row }: { row: FlowRow }) => {
  const { t } = useTranslation('flow');
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    ...flowQueries.events({ id: row.id, page }),
    throwOnError: false,
    placeholderData: (before) => before,
  });
  return (
    <DetailSection title={t('history.title')}>
      {isError && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton shape="block" />}
      {data && (
        <>
          <ol className={historyStyles.revisions}>
            {data.rows.map((event) => (
              <Event key={`${event.at} ${event.kind} ${event.version}`} event={event} row={row} />
            ))}
          </ol>
          {data.total > PAGE_SIZE && (
            <Pager label={t('history.title')} page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
          )}
        </>
      )}
    </DetailSection>
  );
};

const Event = ({ event, row }: { event: FlowEvent; row: FlowRow }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const { kind, at, by, isMine, before, after } = event;
  const said = (figure: FlowEvent['after']) =>
    figure ? words.quantity(figure.quantity, figure.unit) : t('history.nothing');
  const who = isMine ? t('thread.us', { name: by }) : by || words.partner(row);
  return (
    <li className={historyStyles.revision}>
      <div>
        <h3>{t(`history.${kind}`)}</h3>
        <p className={historyStyles.who}>
          <bdi>{who}</bdi>
          {' · '}
          <time dateTime={at}>{words.moment(at)}</time>
        </p>
      </div>
      <p>{before ? `${said(before)} → ${said(after)}` : said(after)}</p>
    </li>
  );
};
