import type { CertificateSite } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { Factory } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RailItem, RailList, RailSection } from '../../kit/record/record-columns.tsx';
import { Note } from '../../kit/ui/section/section.tsx';

/** Lists the factories that a certificate covers. */
export const CertificateFactories = ({ factories }: { factories: CertificateSite[] }) => {
  const { t } = useTranslation('certificate');
  return (
    <RailSection title={t('field.factoryIds')} count={factories.length}>
      {factories.length === 0 && <Note>{t('wholeCompany')}</Note>}
      <RailList>
        {factories.map(({ id, name }) => (
          <RailItem
            key={id}
            icon={<Factory size={18} aria-hidden />}
            title={
              <Link to={factoryPaths.detail(id)}>
                <bdi>{name}</bdi>
              </Link>
            }
          />
        ))}
      </RailList>
    </RailSection>
  );
};
