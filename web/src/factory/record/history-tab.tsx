import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from '../../kit/record/record-history.tsx';
import { useFieldWords } from '../field-words.ts';
import { factoryPageQueries, useRestoreFactory } from './record.queries.ts';
import { useFactory } from './use-factory.ts';

export const HistoryTab = () => {
  const { t } = useTranslation('factory');
  const factory = useFactory();
  const { id } = factory;
  return (
    <RecordHistory
      record={factory}
      path={factoryPagePaths.part(id, 'history')}
      query={(page) => factoryPageQueries.revisions({ id, page })}
      restore={useRestoreFactory()}
      t={(key, values = {}) => t(key, values)}
      fields={useFieldWords()}
    />
  );
};
