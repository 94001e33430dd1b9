import { zodResolver } from '@hookform/resolvers/zod';
import { REASON_MAX, reviewMonthInput } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { formatPeriod } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextArea } from '../../kit/ui/input/text-area.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useReviewAccessMonth } from '../audit/audit.queries.ts';

export const ReviewDialog = ({ month, onClose }: { month: string; onClose: () => void }) => {
  const { t } = useTranslation('audit');
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const { mutate, isPending } = useReviewAccessMonth();
  const form = useForm({
    resolver: zodResolver(reviewMonthInput),
    defaultValues: { month, note: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const finish = () => {
    showToast({ kind: 'done', text: t('month.done') });
    onClose();
  };
  const submit = form.handleSubmit((input) => mutate(input, { onSuccess: finish }));
  return (
    <FormDialog
      title={t('month.reviewTitle', { month: formatPeriod(month, tag) })}
      text={t('month.reviewText')}
      submit={t('month.review')}
      isPending={isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t('month.note')}
        help={t('month.noteHelp')}
        isOptional
        error={message(errors.note?.message)}
        maxLength={REASON_MAX}
        {...form.register('note')}
      />
    </FormDialog>
  );
};
