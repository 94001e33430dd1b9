import type { ListedFactory } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { countryName } from '../kit/format/country-names.ts';
import { formatDate } from '../kit/format/moment-format.ts';
import { useLanguage } from '../kit/i18n/use-language.ts';
import styles from './factory-table.module.css';

const NOTHING = '–';

export const FactoryTable = ({ factories }: { factories: ListedFactory[] }) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('label.name')}</th>
            <th scope="col" className={styles.english}>
              {t('label.nameEnglish')}
            </th>
            <th scope="col">{t('label.country')}</th>
            <th scope="col">{t('label.createdAt')}</th>
          </tr>
        </thead>
        <tbody>
          {factories.map(({ id, name, nameEnglish, country, createdAt }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <span className={styles.second} lang="en">
                  {nameEnglish}
                </span>
              </th>
              <td className={styles.english} lang="en">
                {nameEnglish || NOTHING}
              </td>
              <td className={styles.country}>{countryName(country, tag)}</td>
              <td className={styles.date}>
                <time dateTime={createdAt}>{formatDate(createdAt, tag)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
