import type { InspectedCompany } from '@ieum/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { Buttons, Section } from '../../kit/ui/section/section.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { type CompanyAct, useActOnCompany } from './companies.queries.ts';

type CompanyActsProps = { company: InspectedCompany; name: string };

/** Buttons for the acts on a company. Each act is explained and confirmed before it runs. */
export const CompanyActs = ({ company, name }: CompanyActsProps) => {
  const { t } = useTranslation('admin');
  const id = useId();
  const [chosenAct, setChosenAct] = useState<CompanyAct>();
  const acts: CompanyAct[] = [company.can.enable ? 'enable' : 'disable', 'endSessions'];
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{t('companyAct.title')}</h2>
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
    </Section>
  );
};

type CompanyActDialogProps = { act: CompanyAct; id: string; name: string; onClose: () => void };

const CompanyActDialog = ({ act, id, name, onClose }: CompanyActDialogProps) => {
  const { t } = useTranslation('admin');
  const mutation = useActOnCompany(act);
  const run = () =>
    mutation.mutate(id, {
      onSuccess: () => {
        showToast({ kind: 'done', text: t(`companyAct.${act}.done`, { name }) });
        onClose();
      },
      onError: onClose,
    });
  return (
    <ConfirmDialog
      title={t(`companyAct.${act}.question`, { name })}
      text={t(`companyAct.${act}.text`)}
      confirm={t(`companyAct.${act}.button`)}
      isPending={mutation.isPending}
      onConfirm={run}
      onClose={onClose}
    />
  );
};
