import { useSuspenseQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Note, RowList, RowWords, Section } from '../../kit/ui/section/section.tsx';
import { operatorQueries } from './operator.queries.ts';

const TONES = { current: 'good', future: 'info', past: 'neutral' } as const;

/**
 * Lists the versions of the terms and their dates. New versions ship with the product, so their texts are kept for
 * ever.
 */
export const TermsSection = () => {
  const { t } = useTranslation('admin');
  const { name, tag } = useLanguage();
  const format = numberFormat(tag);
  const { rows } = useSuspenseQuery(operatorQueries.terms()).data;
  return (
    <Section aria-label={t('settings.terms.title')}>
      <Note>{t('settings.terms.lead')}</Note>
      <RowList>
        {rows.map(({ version, state, agreed }) => (
          <li key={version}>
            <RowWords>
              <strong>{t('settings.terms.version', { date: formatDate(version, tag) })}</strong>
              <Note as="span">{t('settings.terms.agreed', { count: agreed, shown: format(agreed) })}</Note>
            </RowWords>
            <Badge tone={TONES[state]}>{t(`settings.terms.${state}`)}</Badge>
            <a href={`/html/service-terms.html?lng=${name}&version=${version}`} target="_blank" rel="noopener">
              {t('settings.terms.read')} <ExternalLink size={16} aria-hidden />
              <span className="visually-hidden">{t('newTab')}</span>
            </a>
          </li>
        ))}
      </RowList>
    </Section>
  );
};
