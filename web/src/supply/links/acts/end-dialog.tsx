import { LINK_REASON_MAX } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import type { FieldProblem } from '../../../kit/form/checked-form.ts';
import { todayInKorea } from '../../../kit/format/today.ts';
import { SendDialog } from '../../../kit/ui/dialog/send-dialog.tsx';
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
  const dialog = useActForm<Fields>({ on: todayInKorea(), note: '' }, problems, ends);
  return (
    <SendDialog
      {...dialog}
      title={t('dialog.end.title')}
      text={t('dialog.end.text')}
      submit={t('act.end')}
      isPending={end.isPending}
      send={(fields, how) => end.mutate({ id, version, ...fields }, how)}
    >
      <Day name="on" label={t('label.endsOn')} />
      <Area name="note" label={t('label.note')} isOptional maxLength={LINK_REASON_MAX} rows={2} />
    </SendDialog>
  );
};
