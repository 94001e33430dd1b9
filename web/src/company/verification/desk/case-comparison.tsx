import {
  type Comparison,
  formatPhone,
  groupedBusinessNumber,
  type LanguageTag,
  readCompanyNumber,
  type VerificationCase,
} from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { useFieldNames } from '../field-names.ts';
import verificationStyles from '../verification.module.css';
import styles from './desk.module.css';

const AGREEMENT_TONES = {
  agrees: 'good',
  differs: 'bad',
  several: 'warn',
  not_found: 'neutral',
  not_typed: 'warn',
  no_text: 'neutral',
} as const satisfies Record<Comparison['agreement'], string>;

const NOTHING = '–';
const FIELDS = ['businessNumber', 'companyName', 'representative', 'openedOn', 'address'] as const;
const PERSON_FIELDS = ['applicantName', 'email', 'phone'] as const;

/** Formats a stored value as people write it. */
const shownIn = (tag: LanguageTag) => (field: string, value: string) => {
  if (field === 'businessNumber') return groupedBusinessNumber(value);
  if (field === 'openedOn') return ISO_DAY.test(value) ? formatDate(value, tag) : value;
  return field === 'phone' ? formatPhone(value) : value;
};
/** Text read from a certificate may not be a date. */
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** Compares the typed values with the text of the certificate. */
export const CaseComparison = ({ one }: { one: VerificationCase }) => {
  const { t } = useTranslation('verification');
  const shown = shownIn(useLanguage().tag);
  const { typed, reading, kind, isEmailConfirmed, registrationScheme } = one;
  const nameOf = useFieldNames(readCompanyNumber(one.businessNumber).kind === 'foreign');
  const fields = kind === 'join' ? FIELDS.slice(0, 1) : FIELDS;
  return (
    <section className={verificationStyles.section} aria-labelledby="typed">
      <h2 id="typed">{t('typed.title')}</h2>
      <ConfirmedAt one={one} />
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{t('typed.field')}</th>
            <th scope="col">{t('typed.typed')}</th>
            <th scope="col">{t('typed.found')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => {
            const compared = reading?.comparisons.find((each) => each.field === field);
            return (
              <tr key={field}>
                <th scope="row">{nameOf(field)}</th>
                <td>
                  <bdi>{shown(field, typed[field]) || NOTHING}</bdi>
                  {field === 'businessNumber' && registrationScheme && <bdi> ({registrationScheme})</bdi>}
                  {isConfirmed(one, field) && <Badge tone="info">{t('typed.byApplicant')}</Badge>}
                </td>
                <td>{compared && <Found compared={compared} shown={shown} />}</td>
              </tr>
            );
          })}
          {PERSON_FIELDS.map((field) => (
            <tr key={field}>
              <th scope="row">{nameOf(field)}</th>
              <td>
                <bdi>{shown(field, typed[field]) || NOTHING}</bdi>
              </td>
              <td>{field === 'email' && <EmailState isConfirmed={isEmailConfirmed} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** True if the applicant has confirmed the value and it has not changed since. */
const isConfirmed = ({ confirmed, typed }: VerificationCase, field: (typeof FIELDS)[number]) =>
  field !== 'businessNumber' && confirmed?.values[field] === typed[field];

/** Renders nothing for a join request: it has nothing to confirm. */
const ConfirmedAt = ({ one: { kind, confirmed } }: { one: VerificationCase }) => {
  const { t } = useTranslation('verification');
  const { tag } = useLanguage();
  if (kind !== 'claim') return null;
  const words = confirmed ? t('typed.confirmedOn', { date: formatDate(confirmed.at, tag) }) : t('typed.notConfirmed');
  return <p className={styles.small}>{words}</p>;
};

type FoundProps = { compared: Comparison; shown: (field: string, value: string) => string };

const Found = ({ compared: { field, found, agreement }, shown }: FoundProps) => {
  const { t } = useTranslation('verification');
  return (
    <span className={styles.stack}>
      <Badge tone={AGREEMENT_TONES[agreement]}>{t(`agreement.${agreement}`)}</Badge>
      {agreement !== 'agrees' && found.map((value) => <bdi key={value}>{shown(field, value)}</bdi>)}
    </span>
  );
};

const EmailState = ({ isConfirmed }: { isConfirmed: boolean }) => {
  const { t } = useTranslation('verification');
  return <Badge tone={isConfirmed ? 'good' : 'warn'}>{t(isConfirmed ? 'typed.confirmed' : 'typed.unconfirmed')}</Badge>;
};
