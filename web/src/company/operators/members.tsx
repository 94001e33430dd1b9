import type { CompanyMember, InspectedCompany } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { Badges, Note, RowList, RowWords, TitledSection } from '../../kit/ui/section/section.tsx';
import { useAppointOwner } from './companies.queries.ts';

const TONES = { active: 'good', requested: 'info', disabled: 'bad', left: 'neutral' } as const;

export const CompanyMembers = ({ company }: { company: InspectedCompany }) => {
  const { t } = useTranslation('admin');
  const { people, members, can } = company;
  const [chosen, setChosen] = useState<CompanyMember>();
  return (
    <TitledSection title={t('company.members')}>
      {can.appointOwner && <Note>{t('owner.none')}</Note>}
      {people.length === 0 && <Note>{t('company.noMembers')}</Note>}
      {people.length > 0 && (
        <RowList>
          {people.map((member) => (
            <li key={member.userId}>
              <RowWords>
                <Link to={operatorPaths.user(member.userId)}>
                  <bdi>{member.name}</bdi>
                </Link>
                <Note as="span">{member.email}</Note>
              </RowWords>
              <Badges>
                <Badge>{t(`memberRole.${member.role}`)}</Badge>
                <Badge tone={TONES[member.state]}>{t(`memberState.${member.state}`)}</Badge>
              </Badges>
              {can.appointOwner && member.state === 'active' && (
                <Button
                  size="small"
                  aria-label={t('owner.appointOf', { name: member.name })}
                  onClick={() => setChosen(member)}
                >
                  {t('owner.appoint')}
                </Button>
              )}
            </li>
          ))}
        </RowList>
      )}
      {members > people.length && (
        <Link to={operatorPaths.users({ companyId: company.id })}>{t('company.allMembers', { count: members })}</Link>
      )}
      {chosen && <AppointDialog companyId={company.id} member={chosen} onClose={() => setChosen(undefined)} />}
    </TitledSection>
  );
};

type AppointDialogProps = { companyId: string; member: CompanyMember; onClose: () => void };

const AppointDialog = ({ companyId, member: { userId, name }, onClose }: AppointDialogProps) => {
  const { t } = useTranslation('admin');
  return (
    <AskDialog
      title={t('owner.question', { name })}
      text={t('owner.text')}
      submit={t('owner.appoint')}
      done={t('owner.done', { name })}
      act={useAppointOwner()}
      input={{ id: companyId, userId }}
      onClose={onClose}
    />
  );
};
