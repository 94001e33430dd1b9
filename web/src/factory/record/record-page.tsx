import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useNames } from '../../kit/language/use-names.ts';
import { RecordColumns } from '../../kit/record/record-columns.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { StillTrue } from './confirmation.tsx';
import { FactoryGroups } from './groups.tsx';
import { FactoryHead } from './head.tsx';
import { FactoryRail } from './rail.tsx';
import { factoryPageQueries } from './record.queries.ts';
import { FactoryScore, FactoryStrip } from './summary.tsx';

/** Shows one factory: its key facts, its fields in groups, and beside them certificates, evidence and history. */
export const FactoryPage = () => {
  const { t } = useTranslation('factory');
  const { id = '' } = useParams();
  const factory = useSuspenseQuery(factoryPageQueries.one(id)).data;
  const name = useNames().nameOf(factory);
  return (
    <RecordPage places={[{ label: t('title'), to: factoryPaths.list() }]} title={name}>
      <StillTrue factory={factory} />
      <FactoryHead factory={factory} />
      <FactoryStrip factory={factory} />
      <FactoryScore factory={factory} />
      <RecordColumns rail={<FactoryRail factory={factory} />}>
        <FactoryGroups factory={factory} />
      </RecordColumns>
    </RecordPage>
  );
};
