import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Note, Sections } from '../../kit/ui/section/section.tsx';
import { CodesPart } from './codes-part.tsx';
import { MailPart } from './mail-part.tsx';
import { OperatorPart } from './operator-part.tsx';
import { setupQueries } from './setup.queries.ts';
import { TaxOfficePart } from './tax-office-part.tsx';

/** Shows the one-time setup of the portal: what is missing, what that means, and where it is set. */
export const SetupSection = () => {
  const { t } = useTranslation('setup');
  const { data } = useSuspenseQuery(setupQueries.get());
  return (
    <Sections as="section" aria-label={t('title')}>
      <Note>{t(data.isDemo ? 'demo' : 'lead')}</Note>
      <MailPart mail={data.mail} isDemo={data.isDemo} />
      <OperatorPart operator={data.operator} isOpen={data.open.includes('operator')} />
      <TaxOfficePart taxOffice={data.taxOffice} isDemo={data.isDemo} />
      <CodesPart />
    </Sections>
  );
};
