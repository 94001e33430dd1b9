import { groupedBusinessNumber, localNumber, readCompanyNumber } from '@ieum/contract';
import { countryName } from '../kit/format/country-names.ts';
import { useLanguage } from '../kit/language/use-language.ts';
import styles from './company-mark.module.css';

type CompanyMarkProps = { country: string; number: string };

/** Shows country and number beside a company's name wherever a person decides about it: a name alone can be copied. */
export const CompanyMark = ({ country, number }: CompanyMarkProps) => {
  const { tag } = useLanguage();
  // A foreign number may already have its country in front.
  const read = readCompanyNumber(number);
  const bare = read.kind === 'foreign' ? localNumber(read) : groupedBusinessNumber(number, country);
  const parts = [country && countryName(country, tag), bare].filter(Boolean);
  if (parts.length === 0) return null;
  return <bdi className={styles.mark}>{parts.join(' · ')}</bdi>;
};
