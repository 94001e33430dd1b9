import { groupedBusinessNumber, IDENTITY_FIELDS, type Identity, type IdentityChange } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../kit/format/country-names.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import verificationStyles from '../verification.module.css';
import styles from './desk.module.css';

const NOTHING = '–';
const WORDS = {
  name: 'companyName',
  nameEnglish: 'nameEnglish',
  nameChinese: 'nameChinese',
  nameJapanese: 'nameJapanese',
  representative: 'representative',
  country: 'country',
  number: 'businessNumber',
} as const;

/** Compares the current identity with the requested one. */
export const CaseIdentity = ({ change: { before, after } }: { change: IdentityChange }) => {
  const { t } = useTranslation('verification');
  const { tag } = useLanguage();
  const shown = (field: keyof Identity, value: string) => {
    if (field === 'country') return countryName(value, tag);
    return field === 'number' ? groupedBusinessNumber(value) : value;
  };
  return (
    <section className={verificationStyles.section} aria-labelledby="identity">
      <h2 id="identity">{t('identity.title')}</h2>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{t('typed.field')}</th>
            <th scope="col">{t('identity.before')}</th>
            <th scope="col">{t('identity.after')}</th>
          </tr>
        </thead>
        <tbody>
          {IDENTITY_FIELDS.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`field.${WORDS[field]}`)}</th>
              <td>
                <bdi>{shown(field, before[field]) || NOTHING}</bdi>
              </td>
              <td>
                <span className={styles.stack}>
                  <bdi>{shown(field, after[field]) || NOTHING}</bdi>
                  {before[field] !== after[field] && <Badge tone="warn">{t('identity.changed')}</Badge>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
