import type { Certificate, CertificateSite } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import styles from './certificates.module.css';

/** Lists the facts of a certificate. Optional facts without a value are left out. */
export const CertificateFacts = ({ one }: { one: Certificate }) => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  const dayOf = (day: string) => (day === '' ? '' : formatDate(day, tag));
  const { assessorLevel, attestationType, accreditationBody, scope } = one;
  const optionalFacts = [
    { label: t('field.accreditationBody'), value: accreditationBody },
    { label: t('field.assessorLevel'), value: assessorLevel && t(`assessorLevel.${assessorLevel}`) },
    { label: t('field.attestationType'), value: attestationType && t(`attestationType.${attestationType}`) },
  ];
  return (
    <section className={styles.section} aria-labelledby="facts">
      <h2 id="facts">{t('one.facts')}</h2>
      <DefinitionList
        items={[
          { label: t('field.number'), value: one.number },
          { label: t('field.issuer'), value: one.issuer },
          { label: t('field.validFrom'), value: dayOf(one.validFrom) },
          { label: t('field.validTo'), value: dayOf(one.validTo) },
          { label: t('field.factoryIds'), value: <Factories factories={one.factories} /> },
          ...(scope ? [{ label: t('field.scope'), value: <span className={styles.lines}>{scope}</span> }] : []),
          ...optionalFacts.filter(({ value }) => value !== ''),
        ]}
      />
    </section>
  );
};

const Factories = ({ factories }: { factories: CertificateSite[] }) => {
  const { t } = useTranslation('certificate');
  if (factories.length === 0) return <span className={styles.small}>{t('wholeCompany')}</span>;
  return (
    <ul className={styles.factories}>
      {factories.map(({ id, name }) => (
        <li key={id}>
          <Link to={`${factoryPaths.list()}/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
};
