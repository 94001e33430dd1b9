import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { langOfName, useNames } from '../../kit/language/use-names.ts';
import { Paper, PaperFacts, PaperHead, PaperLines, PaperTools } from '../../kit/print/print-page.tsx';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import { certificateQueries } from '../certificates/certificate.queries.ts';
import { certificateName } from '../certificates/certificate-name.ts';
import { CertificateState } from '../certificates/status.tsx';
import { evidenceQueries } from '../evidence/evidence.queries.ts';
import { thumbnailUrl } from '../evidence/thumbnail.ts';
import { useFactoryWords } from '../factory-words.ts';
import { useDetailLists } from './detail-lists.ts';
import styles from './record.module.css';
import { factoryPageQueries } from './record.queries.ts';

const GROUPS = ['identity', 'location', 'operation', 'codes'] as const;

/** Print version of a factory: everything unfolded, without navigation or buttons. */
export const PrintPage = () => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const { id = '' } = useParams();
  const factory = useSuspenseQuery(factoryPageQueries.one(id)).data;
  const evidence = useSuspenseQuery(evidenceQueries.list(id)).data.rows;
  const certificates = useSuspenseQuery(certificateQueries.ofFactory(id)).data.rows;
  const words = useFactoryWords();
  const lists = useDetailLists(factory);
  const { first: name, beside } = useNames().namesOf(factory);
  const { state, completeness, updatedAt, contacts } = factory;
  return (
    <Paper>
      <PageTitle>{t('print.title', { name })}</PageTitle>
      <PaperTools>
        <LinkButton look="ghost" to={factoryPaths.detail(id)}>
          <ArrowLeft size={16} aria-hidden />
          {t('print.back')}
        </LinkButton>
        <Button look="solid" onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          {t('print.print')}
        </Button>
      </PaperTools>
      <PaperHead>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {beside && <p lang={langOfName(beside)}>{beside}</p>}
        <PaperFacts>
          {[
            t(`state.${state}`),
            `${t('completeness')} ${t('completenessOf', { score: String(completeness) })}`,
            t('updated', { date: formatDate(updatedAt, tag) }),
          ].join(' · ')}
        </PaperFacts>
      </PaperHead>
      {GROUPS.map((group) => (
        <DetailSection
          key={group}
          title={t(`section.${group}.title`)}
          items={lists[group].filter(({ value }) => value !== '')}
        />
      ))}
      {contacts.length > 0 && (
        <DetailSection title={t('section.contacts.title')}>
          <PaperLines>
            {contacts.map((contact, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else of their own
              <li key={at}>{words.contact(contact)}</li>
            ))}
          </PaperLines>
        </DetailSection>
      )}
      {certificates.length > 0 && (
        <DetailSection title={t('tab.certificates')}>
          <PaperLines>
            {certificates.map((row) => (
              <li key={row.id} className={styles.certificate}>
                <bdi>{[certificateName(row), row.number, row.issuer].filter(Boolean).join(' · ')}</bdi>
                <span>{t('print.validTo', { date: formatDate(row.validTo, tag) })}</span>
                <CertificateState {...row} />
              </li>
            ))}
          </PaperLines>
        </DetailSection>
      )}
      {evidence.length > 0 && (
        <DetailSection title={t('section.evidence.title')}>
          <ul className={styles.evidence}>
            {evidence.map((item) => (
              <li key={item.id}>
                {item.thumbnail && <img src={thumbnailUrl(item.thumbnail)} alt="" />}
                <span>{[t(`evidence.kind.${item.kind}`), item.caption || item.name].join(' · ')}</span>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </Paper>
  );
};
