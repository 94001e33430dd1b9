import { LINK_REASON_MAX } from '@ieum/contract';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import type { FieldProblem } from '../../../kit/form/checked-form.ts';
import { todayInKorea } from '../../../kit/format/today.ts';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { useEndLink } from '../link.queries.ts';
import type { ActDialogProps } from './act-dialog.tsx';
import { useActForm } from './use-act-form.ts';

type Fields = { on: string; note: string };
const { Date: Day, Area } = boundInputs<Fields>();

export const EndDialog = ({ link, ...ends }: ActDialogProps) => {
  const { t } = useTranslation('link');
  const { id, version, figures } = link;
  const end = useEndLink();
  const problems = ({ on }: Fields): FieldProblem[] => {
    if (on === '') return [['on', 'form.required']];
    return on < figures.validFrom ? [['on', 'link:problem.reversed']] : [];
  };
  const { form, attempts, how } = useActForm<Fields>({ on: todayInKorea(), note: '' }, problems, ends);
  const submit = form.handleSubmit(({ on, note }) => end.mutate({ id, version, on, note }, how));
  return (
    <FormDialog
      title={t('dialog.end.title')}
      text={t('dialog.end.text')}
      submit={t('act.end')}
      isPending={end.isPending}
      attempts={attempts}
      onSubmit={submit}
      onClose={ends.onClose}
    >
      <FormProvider {...form}>
        <Day name="on" label={t('label.endsOn')} />
        <Area name="note" label={t('label.note')} isOptional maxLength={LINK_REASON_MAX} rows={2} />
      </FormProvider>
    </FormDialog>
  );
};
