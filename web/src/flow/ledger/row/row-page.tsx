import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { RecordFacts, RecordHead, RecordPage, RecordSections } from '../../../kit/record/record-page.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Breadcrumb } from '../../../kit/ui/navigation/breadcrumb.tsx';
import { PageTitle } from '../../../kit/ui/page/page-title.tsx';
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
  return (
    <RecordPage>
      <PageTitle>{`${name} ${words.period(row.period)}`}</PageTitle>
      <Breadcrumb places={[{ label: t('part.ledger'), to: flowPaths.ledger() }]} current={name} />
      <RecordHead
        title={name}
        above={[t(`side.${row.side}`), words.period(row.period)].join(' · ')}
        badge={<FlowStateBadge state={row.state} />}
        acts={
          <>
            {row.acts.includes('enter') &&
              ends.map((end) => (
                <Button
                  key={end}
                  {...(row.version === 0 && { look: 'solid' as const })}
                  onClick={() => setDialog({ act: 'enter', end })}
                >
                  {t(`row.${row[`${end}Figure`] ? 'change' : 'enter'}.${end}`)}
                </Button>
              ))}
            {row.acts.includes('remove') &&
              ends
                .filter((end) => row[`${end}Figure`])
                .map((end) => (
                  <Button key={end} look="ghost" onClick={() => setDialog({ act: 'remove', end })}>
                    {t(`row.remove.${end}`)}
                  </Button>
                ))}
          </>
        }
      >
        <p className={styles.way}>
          <bdi>{words.factory(row.from)}</bdi>
          <ArrowRight size={16} role="img" aria-label={t('row.to')} />
          <bdi>{words.factory(row.to)}</bdi>
        </p>
        <RecordFacts>
          {row.linkId ? <Link to={linkPaths.detail(row.linkId)}>{words.partner(row)}</Link> : words.partner(row)}
        </RecordFacts>
      </RecordHead>
      <RecordSections>
        <RowFigures row={row} />
        {row.side !== 'own' && <RowThread row={row} />}
        <RowHistory row={row} />
      </RecordSections>
      {dialog?.act === 'enter' && <FigureDialog row={row} end={dialog.end} onClose={close} />}
      {dialog?.act === 'remove' && <RemoveDialog row={row} end={dialog.end} onClose={close} />}
    </RecordPage>
  );
};
