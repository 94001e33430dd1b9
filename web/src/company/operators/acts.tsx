import type { InspectedCompany } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { Buttons, TitledSection } from '../../kit/ui/section/section.tsx';
import { type CompanyAct, useActOnCompany } from './companies.queries.ts';

type CompanyActsProps = { company: InspectedCompany; name: string };

/** Buttons for the acts on a company. Each act is explained and confirmed before it runs. */
export const CompanyActs = ({ company, name }: CompanyActsProps) => {
  const { t } = useTranslation('admin');
  const [chosenAct, setChosenAct] = useState<CompanyAct>();
  const acts: CompanyAct[] = [company.can.enable ? 'enable' : 'disable', 'endSessions'];
  return (
    <TitledSection title={t('companyAct.title')}>
      <Buttons>
        {acts.map((act) => (
          <Button key={act} onClick={() => setChosenAct(act)}>
            {t(`companyAct.${act}.button`)}
          </Button>
        ))}
      </Buttons>
      {chosenAct && (
        <CompanyActDialog act={chosenAct} id={company.id} name={name} onClose={() => setChosenAct(undefined)} />
      )}
    </TitledSection>
  );
};

type CompanyActDialogProps = { act: CompanyAct; id: string; name: string; onClose: () => void };

const CompanyActDialog = ({ act, id, name, onClose }: CompanyActDialogProps) => {
  const { t } = useTranslation('admin');
  return (
    <AskDialog
      title={t(`companyAct.${act}.question`, { name })}
      text={t(`companyAct.${act}.text`)}
      submit={t(`companyAct.${act}.button`)}
      done={t(`companyAct.${act}.done`, { name })}
      act={useActOnCompany(act)}
      input={id}
      onClose={onClose}
    />
  );
};
