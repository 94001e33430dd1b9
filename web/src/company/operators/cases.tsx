import type { CompanyCase } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Note, RowList, RowWords, TitledSection } from '../../kit/ui/section/section.tsx';

const TONES = {
  submitted: 'info',
  in_review: 'info',
  needs_correction: 'warn',
  verified: 'good',
  rejected: 'bad',
} as const;

export const CompanyCases = ({ cases }: { cases: CompanyCase[] }) => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  return (
    <TitledSection title={t('case.title')}>
      {cases.length === 0 && <Note>{t('case.none')}</Note>}
      {cases.length > 0 && (
        <RowList>
          {cases.map(({ id: caseId, kind, state, applicant, submittedAt, decidedAt }) => (
            <li key={caseId}>
              <RowWords>
                <Link to={operatorPaths.case(caseId)}>{t(`case.kind.${kind}`, { name: applicant })}</Link>
                <Note as="span">
                  {t('case.submitted', { date: formatDate(submittedAt, tag) })}
                  {decidedAt && ` · ${t('case.decided', { date: formatDate(decidedAt, tag) })}`}
                </Note>
              </RowWords>
              <Badge tone={TONES[state]}>{t(`case.state.${state}`)}</Badge>
            </li>
          ))}
        </RowList>
      )}
    </TitledSection>
  );
};
