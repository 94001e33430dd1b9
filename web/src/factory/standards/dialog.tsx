import { zodResolver } from '@hookform/resolvers/zod';
import { LANGUAGES, STANDARD_CODE_MAX, STANDARD_NAME_MAX, type Standard, standardInput, TAG_OF } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { LANGUAGE_LABELS } from '../../kit/language/labels.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useSaveStandard } from './standards.queries.ts';

const MESSAGES = { 'code.taken': 'admin:settings.standards.taken' };
const EMPTY = { code: '', kr: '', en: '', cn: '', jp: '' };

type StandardDialogProps = { standard: Standard | undefined; onClose: () => void };

export const StandardDialog = ({ standard, onClose }: StandardDialogProps) => {
  const { t } = useTranslation('admin');
  const message = useFieldMessage();
  const save = useSaveStandard();
  const form = useForm({
    resolver: zodResolver(standardInput),
    mode: 'onTouched',
    defaultValues: standard ? namesOf(standard) : EMPTY,
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit((input) =>
    save.mutate(
      { ...input, ...(standard && { id: standard.id, version: standard.version }) },
      {
        onSuccess: ({ code }) => {
          showToast({ kind: 'done', text: t('settings.standards.saved', { code }) });
          onClose();
        },
        onError: (error) => showRefusal(form, error, MESSAGES),
      },
    ),
  );
  return (
    <FormDialog
      title={t(standard ? 'settings.standards.edit' : 'settings.standards.add')}
      submit={t('settings.standards.save')}
      isPending={save.isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('settings.standards.code')}
        help={t('settings.standards.codeHelp')}
        error={message(errors.code?.message)}
        maxLength={STANDARD_CODE_MAX}
        {...form.register('code')}
      />
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={t('settings.standards.nameIn', { language: LANGUAGE_LABELS[language] })}
          error={message(errors[language]?.message)}
          maxLength={STANDARD_NAME_MAX}
          lang={TAG_OF[language]}
          {...form.register(language)}
        />
      ))}
    </FormDialog>
  );
};

const namesOf = ({ code, kr, en, cn, jp }: Standard) => ({ code, kr, en, cn, jp });
