import type { Factory } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RecentChanges } from '../../kit/record/recent-changes.tsx';
import { HeadLink, RailItem, RailList, RailSection } from '../../kit/record/record-columns.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { certificateQueries } from '../certificates/certificate.queries.ts';
import { certificateName } from '../certificates/certificate-name.ts';
import { CertificateBadge } from '../certificates/status.tsx';
import { EvidenceRail } from '../evidence/rail.tsx';
import { ExportReadyBadge } from '../facility-record/export-ready-badge.tsx';
import { useFieldWords } from '../field-words.ts';
import { factoryPageQueries } from './record.queries.ts';

const CERTIFICATES_SHOWN = 5;

/** Shows what belongs to a factory: certificates, evidence, history and the facility record. */
export const FactoryRail = ({ factory }: { factory: Factory }) => {
  const { t } = useTranslation('factory');
  const { t: codeWords } = useTranslation('codes');
  const { id, can } = factory;
  const facility = codeWords('record.title');
  return (
    <>
      <Certificates factoryId={id} />
      <EvidenceRail factoryId={id} canEdit={can.edit} />
      <RecentChanges
        to={factoryPagePaths.history(id)}
        query={factoryPageQueries.revisions({ id, page: 1 })}
        t={(key) => t(key)}
        fields={useFieldWords()}
      />
      <RailSection
        title={facility}
        act={
          <HeadLink
            to={factoryPagePaths.record(id)}
            label={t('record.open')}
            name={t('record.openOf', { what: facility })}
          />
        }
      >
        <p>
          <ExportReadyBadge factory={factory} />
        </p>
      </RailSection>
    </>
  );
};

const Certificates = ({ factoryId }: { factoryId: string }) => {
  const { t } = useTranslation('certificate');
  const { t: factoryWords } = useTranslation('factory');
  const { tag } = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(certificateQueries.ofFactory(factoryId));
  return (
    <RailSection
      title={t('title')}
      count={data?.total}
      act={data?.can.add && <HeadLink to={certificatePaths.add(factoryId)} label={t('add')} />}
    >
      {isError && <ErrorState heading="p" onRetry={refetch} isRetrying={isFetching} />}
      {!data && !isError && <Skeleton shape="text" lines={2} />}
      {data?.total === 0 && <Note>{t('emptyFactory.title')}</Note>}
      <RailList>
        {data?.rows.slice(0, CERTIFICATES_SHOWN).map((row) => (
          <RailItem
            key={row.id}
            icon={<BadgeCheck size={18} aria-hidden />}
            title={
              <Link to={certificatePaths.one(row.id)}>
                <bdi>{certificateName(row)}</bdi>
              </Link>
            }
            note={[
              factoryWords('print.validTo', { date: formatDate(row.validTo, tag) }),
              !row.hasFile && factoryWords('record.noFile'),
            ]
              .filter(Boolean)
              .join(' · ')}
            end={<CertificateBadge light={row.light} />}
          />
        ))}
      </RailList>
      {data && data.total > CERTIFICATES_SHOWN && (
        <p>
          <HeadLink to={certificatePaths.list(factoryId)} label={factoryWords('record.allCertificates')} />
        </p>
      )}
    </RailSection>
  );
};
