import { groupedBusinessNumber, type LanguageTag, type LoggedCompany, type LoggedPerson } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useOperationWords } from '../../account/operators/operation-words.ts';
import { formatDate } from '../../kit/format/moment.ts';

const ZONE = 'Asia/Seoul';
const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/** Formats a moment to the second in Korean time: 2026.11.15 10:02:03 */
export const formatMoment = (moment: string, tag: LanguageTag) => {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, ...CLOCK }).format(new Date(moment));
  return `${formatDate(moment, tag)} ${time}`;
};

/** Formats a month: 2026년 11월 */
export const formatMonth = (month: string, tag: LanguageTag) =>
  new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'long' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export const useLogWords = () => {
  const { t } = useTranslation('audit');
  return {
    ...useOperationWords(),
    /** Names a person. `null` means that the user was not signed in. */
    personName: (person: LoggedPerson | null) => {
      if (!person) return t('person.nobody');
      return person.state === 'left' ? t('person.left') : person.name;
    },
    companyName: ({ name, businessNumber }: LoggedCompany) =>
      name || (businessNumber ? groupedBusinessNumber(businessNumber) : t('company.unnamed')),
    companyWithNumber: ({ name, businessNumber }: LoggedCompany) =>
      [name || t('company.unnamed'), businessNumber && groupedBusinessNumber(businessNumber)]
        .filter(Boolean)
        .join(' · '),
  };
};
