import { FLOW_WORDS_MAX } from '@ieum/contract';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useSendFlowMessage } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import { useSmallForm } from '../use-small-form.ts';

type AskFields = { text: string };
const { Area } = boundInputs<AskFields>();

type AskWeightDialogProps = {
  /** Row in whose thread the partner reads the question. */
  rowId: string;
  goods: string;
  /** Unit of the row, where it is known here. */
  unit?: string;
  onAsked: () => void;
  onClose: () => void;
};

export const AskWeightDialog = ({ rowId, goods, unit, onAsked, onClose }: AskWeightDialogProps) => {
  const { t } = useTranslation('flow');
  const { unit: unitName } = useFlowWords();
  const say = useSendFlowMessage();
  const start = {
    text: unit ? t('weight.message', { goods, unit: unitName(unit) }) : t('weight.messageAnyUnit', { goods }),
  };
  const { form, attempts, refuse } = useSmallForm<AskFields>(start, ({ text }) =>
    text.trim() === '' ? [['text', 'form.required']] : [],
  );
  const submit = form.handleSubmit(({ text }) =>
    say.mutate(
      { id: rowId, text: text.trim() },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('weight.sent') });
          onAsked();
          onClose();
        },
        onError: (error) => refuse(error, (path) => path),
      },
    ),
  );
  return (
    <FormDialog
      title={t('weight.dialog')}
      text={t('weight.dialogText')}
      submit={t('thread.send')}
      isPending={say.isPending}
      attempts={attempts}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Area name="text" label={t('thread.text')} maxLength={FLOW_WORDS_MAX} rows={4} />
      </FormProvider>
    </FormDialog>
  );
};
