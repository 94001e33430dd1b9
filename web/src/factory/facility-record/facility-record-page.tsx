import { type Factory, facilityRecordGaps } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Button } from '../../kit/ui/button/button.tsx';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { factoryPageQueries } from '../record/record.queries.ts';
import { ExportReadyBadge } from './export-ready-badge.tsx';
import styles from './facility-record.module.css';
import { recordQueries, useDownloadRecord } from './facility-record.queries.ts';
import { RecordGaps } from './gaps.tsx';

/** Shows what is missing for a facility record, or the record with a download. */
export const RecordPage = () => {
  const { t } = useTranslation('codes');
  const { t: factoryWords } = useTranslation('factory');
  const { id = '' } = useParams();
  const factory = useSuspenseQuery(factoryPageQueries.one(id)).data;
  const download = useDownloadRecord();
  const isReady = facilityRecordGaps(factory).length === 0;
  const { name } = factory;
  const run = () =>
    download.mutate(id, {
      onSuccess: () => showToast({ kind: 'done', text: t('record.downloaded', { name }) }),
    });
  const button = isReady && (
    <Button look="solid" isPending={download.isPending} onClick={run}>
      <Download size={16} aria-hidden />
      {t('record.download')}
    </Button>
  );
  return (
    <Page title={t('record.title')} lead={t('record.lead')} action={button}>
      <div className={styles.page}>
        <Breadcrumb
          places={[
            { label: factoryWords('title'), to: factoryPaths.list() },
            { label: name, to: factoryPaths.detail(id) },
          ]}
          current={t('record.title')}
        />
        <p className={styles.head}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <ExportReadyBadge factory={factory} />
        </p>
        <RecordGaps factory={factory} />
        <section className={styles.part} aria-labelledby="record-contains">
          <h2 id="record-contains">{t('record.contains')}</h2>
          <Note>{t('record.containsText')}</Note>
          {isReady && (
            <Suspense fallback={<Skeleton shape="text" lines={PREVIEW_LINES} />}>
              <RecordPreview factory={factory} />
            </Suspense>
          )}
        </section>
      </div>
    </Page>
  );
};

const PREVIEW_LINES = 8;

const RecordPreview = ({ factory: { id, version } }: { factory: Factory }) => {
  const { t } = useTranslation('codes');
  const { data: record } = useSuspenseQuery(recordQueries.record(id, version));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={styles.preview} tabIndex={0} aria-label={t('record.preview')}>
      <pre>{record}</pre>
    </section>
  );
};
