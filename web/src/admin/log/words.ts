import { groupedBusinessNumber, type LoggedCompany, type LoggedPerson } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useOperationWords } from '../../account/operators/operation-words.ts';

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
