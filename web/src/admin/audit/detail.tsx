import type { AuditLine } from '@ieum/contract';
import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatExactMoment } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { SidePanel } from '../../kit/ui/dialog/side-panel.tsx';
import { useLogWords } from '../log/words.ts';
import styles from './audit.module.css';
import { recordPage } from './record-links.ts';

/** Shows everything that the log knows of a line, with links to related lines. */
export const AuditDetail = ({ line, onClose }: { line: AuditLine; onClose: () => void }) => {
  const { t } = useTranslation('audit');
  const { tag } = useLanguage();
  const { operationName, personName, companyWithNumber } = useLogWords();
  const { at, operation, person, company, recordId, address, requestId, note, seal } = line;
  const page = recordPage(operation, recordId);
  const sealedAs = seal && t('detail.sealed', { number: seal.seq, at: formatExactMoment(seal.at, tag) });
  const code = (text: string | null | undefined) => text && <span className={styles.code}>{text}</span>;
  const items = [
    { label: t('column.at'), value: formatExactMoment(at, tag) },
    {
      label: t('column.person'),
      value: person ? <Link to={operatorPaths.user(person.id)}>{personName(person)}</Link> : personName(null),
    },
    { label: t('detail.email'), value: person?.email },
    {
      label: t('column.company'),
      value: company && <Link to={operatorPaths.company(company.id)}>{companyWithNumber(company)}</Link>,
    },
    {
      label: t('detail.recordId'),
      value: page ? (
        <Link className={styles.code} to={page}>
          {recordId}
        </Link>
      ) : (
        code(recordId)
      ),
    },
    { label: t('column.address'), value: code(address) },
    { label: t('detail.requestId'), value: code(requestId) },
    { label: t('detail.note'), value: note },
    {
      label: t('detail.seal'),
      value: sealedAs ? <Badge tone="good">{sealedAs}</Badge> : <Badge>{t('detail.unsealed')}</Badge>,
    },
    { label: t('detail.hash'), value: code(seal?.hash) },
  ];
  return (
    <SidePanel
      title={operationName(operation)}
      text={t('detail.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('detail.close')}</Button>}
    >
      <DefinitionList items={items} />
      <div className={styles.links}>
        {person && <Same to={auditPaths.log({ person: person.id })} text={t('detail.samePerson')} />}
        {company && <Same to={auditPaths.log({ company: company.id })} text={t('detail.sameCompany')} />}
        {recordId && <Same to={auditPaths.log({ record: recordId })} text={t('detail.sameRecord')} />}
        <Same to={auditPaths.log({ address })} text={t('detail.sameAddress')} />
      </div>
    </SidePanel>
  );
};

const Same = ({ to, text }: { to: string; text: string }) => (
  <LinkButton size="small" look="subtle" to={to}>
    {text}
  </LinkButton>
);
