import { quarterOfDay } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { todayInKorea } from '../kit/format/today.ts';
import { Note } from '../kit/ui/section/section.tsx';
import { Skeleton } from '../kit/ui/state/skeleton.tsx';
import { TierTrouble } from '../supply/company-gate.tsx';
import styles from './flow.module.css';
import { flowQueries } from './flow.queries.ts';
import { useFlowWords } from './flow-words.ts';
import { type Ledger, ledgerAddress } from './ledger/address.ts';

/** Summarizes the ledger for the overview of the supply chain. */
export const FlowCard = () => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const quarter = quarterOfDay(todayInKorea());
  const plain = ledgerAddress.read(new URLSearchParams());
  const last = useQuery(flowQueries.list({ size: 1, sort: 'period', order: 'desc' }));
  const now = useQuery(flowQueries.list({ size: 1, from: quarter, to: quarter }));
  const differing = useQuery(flowQueries.list({ size: 1, state: ['mismatch'] }));
  const waiting = useQuery(flowQueries.list({ size: 1, waiting: 'mine' }));
  const reads = [last, now, differing, waiting];
  const failed = reads.find(({ error }) => error);
  if (failed) return <TierTrouble error={failed.error} onRetry={() => reads.map(({ refetch }) => refetch())} />;
  if (!last.data || !now.data || !differing.data || !waiting.data) return <Skeleton shape="text" lines={2} />;
  const [newest] = last.data.rows;
  if (!newest) return <Note>{t('card.empty')}</Note>;
  const figures: { label: string; value: number; list: Ledger }[] = [
    { label: t('card.quarter'), value: now.data.total, list: { ...plain, from: quarter, to: quarter } },
    { label: t('card.mismatch'), value: differing.data.total, list: { ...plain, state: ['mismatch'] } },
    { label: t('card.waiting'), value: waiting.data.total, list: { ...plain, waiting: 'mine' } },
  ];
  return (
    <>
      <dl className={styles.card}>
        {figures.map(({ label, value, list }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value > 0 ? <Link to={ledgerAddress.hrefOf(list)}>{words.number(value)}</Link> : words.number(value)}
            </dd>
          </div>
        ))}
      </dl>
      <Note>{t('card.last', { period: words.period(newest.period) })}</Note>
    </>
  );
};
