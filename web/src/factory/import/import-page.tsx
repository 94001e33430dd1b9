import { PAGE_SIZE } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { importPaths } from '@ieum/contract/factory/import/import.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RecordSubpage } from '../../kit/record/record-page.tsx';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { FileStep } from './file-step.tsx';
import { ImportHistory } from './history.tsx';
import styles from './import.module.css';
import { importQueries } from './import.queries.ts';
import { pageIn } from './loaders.ts';
import { ImportSteps } from './steps.tsx';

/** Starts an import and lists earlier ones. */
export const ImportPage = () => {
  const { t } = useTranslation('import');
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { rows, total, can } = useSuspenseQuery(importQueries.list(page)).data;
  return (
    <RecordSubpage places={[{ label: t('backToList'), to: factoryPaths.list() }]} title={t('title')} lead={t('lead')}>
      <div className={styles.stack}>
        {can.start ? (
          <>
            <ImportSteps state="reading" />
            <FileStep />
          </>
        ) : (
          <Notice icon={Lock} title={t('closed.title')} text={t('closed.text')} />
        )}
        <ImportHistory imports={rows} />
        <Pager page={page} pageSize={PAGE_SIZE} total={total} hrefOf={importPaths.start} />
      </div>
    </RecordSubpage>
  );
};
