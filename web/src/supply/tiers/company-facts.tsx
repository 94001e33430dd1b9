import { type DisclosedCompany, groupedBusinessNumber, regionName } from '@ieum/contract';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { AskDialog } from '../disclosure/ask-dialog.tsx';
import { useMaterialWords } from '../materials/material-words.ts';
import { FlagBadge } from '../risks/flag-badge.tsx';
import type { TierScreen } from './address.ts';
import { CompanyLinks } from './company-links.tsx';
import type { TierModel, TierNode } from './model.ts';
import { SeenCertificate } from './seen-certificate.tsx';
import styles from './tiers.module.css';
import { useTierWords, withoutPrefixes } from './words.ts';

type CompanyFactsProps = { seen: DisclosedCompany; node: TierNode; model: TierModel; address: TierScreen };

export const CompanyFacts = ({ seen, node, model, address }: CompanyFactsProps) => {
  const { t } = useTranslation('tier');
  const { tiersOf, countryOf, otherNameOf } = useTierWords();
  const { textOf } = useMaterialWords();
  const otherName = otherNameOf(seen);
  const { name: language } = useLanguage();
  const items = [
    ...(otherName ? [{ label: t('panel.otherName'), value: otherName }] : []),
    { label: t('panel.tiers'), value: tiersOf(node.tiers) },
    { label: t('panel.country'), value: countryOf(seen.country) },
    ...(seen.businessNumber
      ? [{ label: t('panel.businessNumber'), value: groupedBusinessNumber(seen.businessNumber, seen.country) }]
      : []),
    { label: t('panel.process'), value: seen.processGroup },
    { label: t('panel.hs'), value: withoutPrefixes(seen.hs).join(', ') },
    { label: t('panel.materials'), value: [...seen.families, ...seen.materials].map(textOf).join(', ') },
    { label: t('panel.certificate'), value: t(seen.hasCertificate ? 'yes' : 'no') },
  ];
  return (
    <div className={styles.seen}>
      <Reveal node={node} />
      <DefinitionList items={items} />
      {node.flags.length > 0 && (
        <Part title={t('panel.flags')}>
          {node.flags.map((flag) => (
            <li key={`${flag.code} ${flag.subjectId}`}>
              <Link to={tierPaths.flags()}>
                <FlagBadge flag={flag} />
              </Link>
            </li>
          ))}
        </Part>
      )}
      <CompanyLinks node={node} model={model} address={address} />
      {seen.certificates && seen.certificates.length > 0 && (
        <Part title={t('panel.certificates')}>
          {seen.certificates.map((certificate) => (
            <SeenCertificate
              key={`${certificate.standard} ${certificate.validTo}`}
              companyId={seen.id}
              certificate={certificate}
            />
          ))}
        </Part>
      )}
      {seen.factories && seen.factories.length > 0 && (
        <Part title={t('panel.factories')}>
          {seen.factories.map(({ name, country, region, address: street }) => (
            <li key={`${name} ${street}`}>
              {[name, countryOf(country), regionName(region, language, country), street].filter(Boolean).join(' · ')}
            </li>
          ))}
        </Part>
      )}
    </div>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </section>
);

/** Explains why the name is hidden, and offers to request its disclosure. */
const Reveal = ({ node }: { node: TierNode }) => {
  const { t } = useTranslation('tier');
  const { nameOf } = useTierWords();
  const [isAsking, setAsking] = useState(false);
  const { id, isMasked, isPlaceholder, reveal } = node;
  if (isPlaceholder) return <Note>{t('panel.placeholderText')}</Note>;
  if (!isMasked) return null;
  return (
    <div className={styles.reveal}>
      <Note>{reveal === '' ? t('panel.maskedText') : t(`reveal.${reveal}`)}</Note>
      {(reveal === '' || reveal === 'declined') && (
        <Button look="solid" size="small" onClick={() => setAsking(true)}>
          {t('panel.ask')}
        </Button>
      )}
      {isAsking && <AskDialog company={{ id, name: nameOf(node) }} onClose={() => setAsking(false)} />}
    </div>
  );
};
