import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useNames } from '../../kit/language/use-names.ts';
import { RecordHistory } from '../../kit/record/record-history.tsx';
import { RecordSubpage } from '../../kit/record/record-page.tsx';
import { useFieldWords } from '../field-words.ts';
import { factoryPageQueries, useRestoreFactory } from './record.queries.ts';

/** Shows every change of a factory. */
export const FactoryHistoryPage = () => {
  const { t } = useTranslation('factory');
  const { id = '' } = useParams();
  const factory = useSuspenseQuery(factoryPageQueries.one(id)).data;
  const name = useNames().nameOf(factory);
  const title = t('tab.history');
  const places = [
    { label: t('title'), to: factoryPaths.list() },
    { label: name, to: factoryPaths.detail(id) },
  ];
  return (
    <RecordSubpage places={places} title={title} partTitle={`${title} · ${name}`}>
      <RecordHistory
        record={factory}
        path={factoryPagePaths.history(id)}
        query={(page) => factoryPageQueries.revisions({ id, page })}
        restore={useRestoreFactory()}
        t={(key, values = {}) => t(key, values)}
        fields={useFieldWords()}
      />
    </RecordSubpage>
  );
};
