import type { DisclosureGrant } from '@ieum/contract';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyMark } from '../../company/company-mark.tsx';
import { todayInKorea } from '../../kit/format/today.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { DateField } from '../../kit/ui/date/date-field.tsx';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useAnswerDisclosure } from './disclosure.queries.ts';
import { DisclosureFieldsInput } from './fields-input.tsx';

/** Grants all or some of the requested fields, or declines the request. */
export const AnswerDialog = ({ grant, onClose }: { grant: DisclosureGrant; onClose: () => void }) => {
  const { t } = useTranslation('disclosure');
  const { nameOf } = useNames();
  const answer = useAnswerDisclosure();
  const [fields, setFields] = useState(grant.fields);
  const [until, setUntil] = useState(grant.until);
  const [attempts, setAttempts] = useState(0);
  const { id, version, companyNames, companyNumber, companyCountry } = grant;
  const decide = (isGranted: boolean) =>
    answer.mutate(
      { id, version, isGranted, ...(isGranted && { fields, until }) },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t(isGranted ? 'granted' : 'declined') });
          onClose();
        },
      },
    );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (fields.length > 0 && until !== '') decide(true);
  };
  return (
    <FormDialog
      title={t('answerTitle', { company: nameOf(companyNames) })}
      text={t('answerText')}
      submit={t('grant')}
      isPending={answer.isPending}
      attempts={attempts}
      onSubmit={submit}
      onClose={onClose}
    >
      <CompanyMark country={companyCountry} number={companyNumber} />
      <p>{grant.purpose}</p>
      <DisclosureFieldsInput
        among={grant.fields}
        value={fields}
        onChange={setFields}
        error={fields.length === 0 ? t('whatMissing') : undefined}
      />
      <DateField label={t('until')} min={todayInKorea()} max={grant.until} value={until} onChange={setUntil} />
      <div>
        <Button isPending={answer.isPending} onClick={() => decide(false)}>
          {t('decline')}
        </Button>
      </div>
    </FormDialog>
  );
};
