import { FLOW_ROWS_AT_ONCE_MAX, listedFlow } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link2, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { LinkButton } from '../../../kit/ui/button/button.tsx';
import { Breadcrumb } from '../../../kit/ui/navigation/breadcrumb.tsx';
import { EmptyState } from '../../../kit/ui/state/empty-state.tsx';
import { Skeleton } from '../../../kit/ui/state/skeleton.tsx';
import { TierTrouble } from '../../../supply/company-gate.tsx';
import { flowQueries } from '../../flow.queries.ts';
import { FlowPart } from '../../flow-part.tsx';
import { EntryScreen } from './entry-screen.tsx';
import { useKnown } from './use-readings.ts';

/** Enters many figures at once, as fast as in a spreadsheet. */
export const EntryPage = () => {
  const { t } = useTranslation('flow');
  return (
    <FlowPart title={t('grid.title')} lead={t('grid.lead', { max: FLOW_ROWS_AT_ONCE_MAX })}>
      <Breadcrumb places={[{ label: t('part.ledger'), to: flowPaths.ledger() }]} current={t('grid.title')} />
      <Ready />
    </FlowPart>
  );
};

/** Rows that the ledger passes on because they await our figure. */
const handedOver = z.object({ answered: z.array(listedFlow) });
const NONE: z.infer<typeof handedOver>['answered'] = [];

const Ready = () => {
  const { t } = useTranslation('flow');
  const { state } = useLocation();
  const answered = handedOver.safeParse(state).data?.answered ?? NONE;
  const { data, error, refetch } = useQuery(flowQueries.list({ size: 1 }));
  const { known, error: unknown, retry } = useKnown();
  const trouble = error ?? unknown;
  if (trouble) return <TierTrouble error={trouble} onRetry={() => Promise.all([refetch(), retry()])} />;
  if (!data || !known) return <Skeleton shape="block" />;
  if (!data.can.enter) return <EmptyState icon={Lock} title={t('grid.denied.title')} text={t('grid.denied.text')} />;
  if (known.choices.length === 0 && known.factories.length < 2) {
    return (
      <EmptyState icon={Link2} title={t('grid.noLinks.title')} text={t('grid.noLinks.text')}>
        <LinkButton look="solid" to={linkPaths.list()}>
          {t('grid.noLinks.link')}
        </LinkButton>
      </EmptyState>
    );
  }
  return <EntryScreen known={known} answered={answered} />;
};
