import { zodResolver } from '@hookform/resolvers/zod';
import { REASON_MAX, reviewMonthInput } from '@ieum/contract';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../kit/form/field-message.ts';
import { useLanguage } from '../kit/i18n/use-language.ts';
import { Button } from '../kit/ui/button.tsx';
import { Modal } from '../kit/ui/modal.tsx';
import { TextArea } from '../kit/ui/text-area.tsx';
import { showToast } from '../kit/ui/toasts.ts';
import styles from './audit.module.css';
import { useReviewAccessMonth } from './audit.queries.ts';
import { formatMonth } from './log-words.ts';

export const ReviewDialog = ({ month, onClose }: { month: string; onClose: () => void }) => {
  const { t } = useTranslation('audit');
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const id = useId();
  const { mutate, isPending } = useReviewAccessMonth();
  const form = useForm({ resolver: zodResolver(reviewMonthInput), defaultValues: { month, note: '' } });
  const finish = () => {
    showToast({ kind: 'done', text: t('month.done') });
    onClose();
  };
  const submit = form.handleSubmit((input) => mutate(input, { onSuccess: finish }));
  return (
    <Modal
      title={t('month.reviewTitle', { month: formatMonth(month, tag) })}
      text={t('month.reviewText')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('export.cancel')}</Button>
          <Button type="submit" form={id} look="solid" isPending={isPending}>
            {t('month.review')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        <TextArea
          label={t('month.note')}
          help={t('month.noteHelp')}
          isOptional
          error={message(form.formState.errors.note?.message)}
          maxLength={REASON_MAX}
          {...form.register('note')}
        />
      </form>
    </Modal>
  );
};
