import type { LoggedAccess, LoggedPerson } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatExactMoment } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { SidePanel } from '../../kit/ui/dialog/side-panel.tsx';
import styles from '../audit/audit.module.css';
import { useLogWords } from '../log/words.ts';

export const AccessDetail = ({ access, onClose }: { access: LoggedAccess; onClose: () => void }) => {
  const { t } = useTranslation('audit');
  const { tag } = useLanguage();
  const { personName, companyWithNumber } = useLogWords();
  const { at, kind, person, of, company, recordId, recordName, address } = access;
  const linked = (who: LoggedPerson) => (
    <>
      <Link to={operatorPaths.user(who.id)}>{personName(who)}</Link>
      <span className={styles.second}>{who.email}</span>
    </>
  );
  const items = [
    { label: t('column.at'), value: formatExactMoment(at, tag) },
    { label: t('column.person'), value: linked(person) },
    { label: t('column.of'), value: of ? linked(of) : t('person.unknown') },
    {
      label: t('column.company'),
      value: company && <Link to={operatorPaths.company(company.id)}>{companyWithNumber(company)}</Link>,
    },
    { label: t('detail.recordName'), value: recordName },
    { label: t('detail.recordId'), value: recordId && <span className={styles.code}>{recordId}</span> },
    { label: t('column.address'), value: <span className={styles.code}>{address}</span> },
  ];
  return (
    <SidePanel
      title={t(`kind.${kind}`)}
      text={t('detail.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('detail.close')}</Button>}
    >
      <DefinitionList items={items} />
    </SidePanel>
  );
};
