import {
  type CorrectionField,
  formatPhone,
  groupedBusinessNumber,
  readCompanyNumber,
  type Verification,
} from '@ieum/contract';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Note } from '../../../kit/ui/section/section.tsx';
import { useFieldNames } from '../field-names.ts';
import styles from '../verification.module.css';

type Own = NonNullable<Verification['own']>;
type ItemStatus = 'done' | 'asked' | 'open';

const ICONS = { done: CircleCheck, asked: CircleAlert, open: CircleDashed };
const LOOKS = { done: styles.good, asked: styles.warn, open: styles.faint };

/** Lists the parts of a verification and whether each is present. */
export const Checklist = ({ verification, own }: { verification: Verification; own: Own }) => {
  const { t } = useTranslation('verification');
  const { tag } = useLanguage();
  const { typed, certificate } = own;
  const isAbroad = readCompanyNumber(typed.businessNumber).kind === 'foreign';
  const nameOf = useFieldNames(isAbroad);
  const values: [CorrectionField, string][] = [
    ['businessNumber', groupedBusinessNumber(typed.businessNumber)],
    ['certificate', certificate.name],
    ['companyName', typed.companyName],
    ['representative', typed.representative],
    ['openedOn', typed.openedOn && formatDate(typed.openedOn, tag)],
    ['address', typed.address],
    ['applicantName', typed.applicantName],
    ['phone', formatPhone(typed.phone)],
  ];
  const requestedFields = own.corrections.map(({ field }) => field);
  const statusOf = (field: CorrectionField, value: string): ItemStatus => {
    if (requestedFields.includes(field)) return 'asked';
    return value === '' ? 'open' : 'done';
  };
  return (
    <section className={styles.section} aria-labelledby="checklist">
      <h2 id="checklist">{t('checklist.title')}</h2>
      <ul className={styles.list}>
        <Line
          label={t('checklist.email')}
          value={typed.email}
          status={verification.isEmailConfirmed ? 'done' : 'asked'}
        />
        {values.map(([field, value]) => (
          <Line key={field} label={nameOf(field)} value={value} status={statusOf(field, value)} />
        ))}
      </ul>
    </section>
  );
};

const Line = ({ label, value, status }: { label: string; value: string; status: ItemStatus }) => {
  const { t } = useTranslation('verification');
  const Icon = ICONS[status];
  return (
    <li className={styles.check}>
      <Icon className={LOOKS[status]} size={20} aria-hidden />
      <span>
        {label} <Note as="span">{t(`checklist.${status}`)}</Note>
        {value !== '' && (
          <span className={styles.note}>
            <br />
            <bdi>{value}</bdi>
          </span>
        )}
      </span>
    </li>
  );
};
