import { FORM_WORDS_MAX, type ListedTemplate, type ReviewTemplate } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { useCheckedForm } from '../../kit/form/checked-form.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { useFormWords } from '../record/form/words.ts';
import { NO_WORDS } from './new-parts.ts';
import { useAddTemplate } from './template.queries.ts';

type Fields = { name: string };
const { Text } = boundInputs<Fields>();

type NewTemplateDialogProps = {
  copyOf: Pick<ListedTemplate | ReviewTemplate, 'id' | 'name'> | undefined;
  onClose: () => void;
};

/** Creates an own questionnaire, empty or as a copy of another. */
export const NewTemplateDialog = ({ copyOf, onClose }: NewTemplateDialogProps) => {
  const { t } = useTranslation('questionnaire');
  const { name: language } = useLanguage();
  const words = useFormWords();
  const navigate = useNavigate();
  const add = useAddTemplate();
  const start = copyOf ? t('new.copyName', { name: words(copyOf.name) }) : '';
  const form = useCheckedForm<Fields>({ name: start }, ({ name }) => {
    if (name.trim() === '') return [['name', 'form.required']];
    return [...name].length > FORM_WORDS_MAX ? [['name', `form.maxLength?max=${FORM_WORDS_MAX}`]] : [];
  });
  const submit = form.handleSubmit(({ name }) =>
    add.mutate(
      { name: { ...NO_WORDS, [language]: name.trim() }, copyOf: copyOf?.id ?? null },
      { onSuccess: ({ id }) => navigate(reviewPaths.template(id)) },
    ),
  );
  return (
    <FormDialog
      title={t('new.title')}
      text={t(copyOf ? 'new.copyText' : 'new.text')}
      submit={t('new.send')}
      isPending={add.isPending}
      attempts={form.formState.submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Text name="name" label={t('label.name')} help={t('new.nameHelp')} />
      </FormProvider>
    </FormDialog>
  );
};
