import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { RecordActions } from '../../../kit/record/record-actions.tsx';
import { RecordColumns } from '../../../kit/record/record-columns.tsx';
import { RecordHead, RecordPage } from '../../../kit/record/record-page.tsx';
import { flowQueries } from '../../flow.queries.ts';
import { useFlowWords } from '../../flow-words.ts';
import { FlowStateBadge } from '../state-badge.tsx';
import { FigureDialog } from './figure-dialog.tsx';
import { type End, endOf } from './figure-fields.ts';
import { RowFigures } from './figures.tsx';
import { RowHistory } from './history.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './row.module.css';
import { RowThread } from './thread.tsx';

type OpenDialog = { act: 'enter' | 'remove'; end: End };

/** Shows a row of the ledger: the figures of both sides, their difference, and the way to agree. */
export const RowPage = () => {
  const { t } = useTranslation('flow');
  const { id = '' } = useParams();
  const row = useSuspenseQuery(flowQueries.row(id)).data;
  const words = useFlowWords();
  const [dialog, setDialog] = useState<OpenDialog>();
  const ends: End[] = row.side === 'own' ? ['shipped', 'received'] : [endOf(row.side)];
  const close = () => setDialog(undefined);
  const name = row.goods.name || row.product?.name || t('part.ledger');
  const partner = row.linkId ? (
    <Link key="partner" to={linkPaths.detail(row.linkId)}>
      {words.partner(row)}
    </Link>
  ) : (
    words.partner(row)
  );
  return (
    <RecordPage
      places={[{ label: t('part.ledger'), to: flowPaths.ledger() }]}
      title={name}
      tabTitle={`${name} ${words.period(row.period)}`}
    >
      <RecordHead
        title={name}
        facts={[t(`side.${row.side}`), words.period(row.period), partner]}
        badge={<FlowStateBadge state={row.state} />}
        acts={
          <RecordActions
            actions={[
              ...ends.map(
                (end) =>
                  row.acts.includes('enter') && {
                    label: t(`row.${row[`${end}Figure`] ? 'change' : 'enter'}.${end}`),
                    look: row.version === 0 ? ('solid' as const) : ('outlined' as const),
                    opens: { act: 'enter' as const, end },
                  },
              ),
              ...ends.map(
                (end) =>
                  row.acts.includes('remove') &&
                  row[`${end}Figure`] !== null && {
                    label: t(`row.remove.${end}`),
                    isRare: true,
                    opens: { act: 'remove' as const, end },
                  },
              ),
            ]}
            onOpen={setDialog}
          />
        }
      >
        <p className={styles.way}>
          <bdi>{words.factory(row.from)}</bdi>
          <ArrowRight size={16} role="img" aria-label={t('row.to')} />
          <bdi>{words.factory(row.to)}</bdi>
        </p>
      </RecordHead>
      <RecordColumns rail={<RowHistory row={row} />}>
        <RowFigures row={row} />
        {row.side !== 'own' && <RowThread row={row} />}
      </RecordColumns>
      {dialog?.act === 'enter' && <FigureDialog row={row} end={dialog.end} onClose={close} />}
      {dialog?.act === 'remove' && <RemoveDialog row={row} end={dialog.end} onClose={close} />}
    </RecordPage>
  );
};
