import { groupedBusinessNumber, type OpenSupplyInvitation } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../kit/format/country-names.ts';
import { formatDate } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { useNames } from '../../../kit/language/use-names.ts';
import { DefinitionList } from '../../../kit/ui/definition-list/definition-list.tsx';

type AskedFactsProps = Omit<OpenSupplyInvitation, 'maskedEmail' | 'hasAccount'> & { maskedEmail?: string };

/** Shows which company asks, about what, and which company it means. */
export const AskedFacts = (invitation: AskedFactsProps) => {
  const { t } = useTranslation('supplyInvite');
  const { tag } = useLanguage();
  const { bothOf } = useNames();
  const { partnerProduct, invited, companyNames, maskedEmail } = invitation;
  const product = [partnerProduct.name, partnerProduct.partNumber].filter(Boolean).join(' · ');
  const you = [invited.name, groupedBusinessNumber(invited.businessNumber), countryName(invited.country, tag)];
  const asker = [
    bothOf(companyNames),
    countryName(invitation.companyCountry, tag),
    groupedBusinessNumber(invitation.companyNumber, invitation.companyCountry),
  ];
  const facts = [
    { label: t('door.asker'), value: asker.filter(Boolean).join(' · ') },
    { label: t('door.person'), value: invitation.invitedBy },
    { label: t('asked'), value: product },
    { label: t('into'), value: invitation.product },
    { label: t('door.you'), value: you.filter(Boolean).join(' · ') },
    { label: t('email'), value: maskedEmail ?? '' },
    { label: t('endsAt'), value: formatDate(invitation.endsAt, tag) },
  ];
  return <DefinitionList items={facts.filter(({ value }) => value !== '')} />;
};
