import type { OpenInvitation } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { DefinitionList } from '../../../kit/ui/definition-list/definition-list.tsx';

type InvitationFactsProps = Pick<OpenInvitation, 'companyName' | 'invitedBy' | 'role' | 'endsAt'> & {
  maskedEmail?: string;
};

export const InvitationFacts = ({ companyName, invitedBy, role, endsAt, maskedEmail }: InvitationFactsProps) => {
  const { t } = useTranslation('company');
  const { tag } = useLanguage();
  return (
    <DefinitionList
      items={[
        { label: t('invite.company'), value: companyName },
        { label: t('invitations.invitedBy'), value: invitedBy },
        { label: t('members.role'), value: t(`role.${role}.name`) },
        { label: t('invitations.endsAt'), value: formatDate(endsAt, tag) },
        ...(maskedEmail ? [{ label: t('invite.email'), value: maskedEmail }] : []),
      ]}
    />
  );
};
