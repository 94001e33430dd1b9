import { READY_FORMS } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { useFormChoices } from '../record/form/use-form-choices.ts';
import { useFormWords } from '../record/form/words.ts';
import { reviewQueries } from '../review.queries.ts';
import styles from './ask.module.css';
import type { AskFields } from './ask-fields.ts';

const { Select } = boundInputs<AskFields>();

/** Chooses a questionnaire and previews its questions. */
export const FormInput = () => {
  const { t } = useTranslation('declaration');
  const forms = useFormChoices();
  const chosen = useWatch<AskFields, 'form'>({ name: 'form' });
  const [isShown, setShown] = useState(false);
  const options = forms.map(({ id, name, questions }) => ({
    value: id,
    label: t('ask.formChoice', { name, count: questions }),
  }));
  return (
    <div className={styles.due}>
      <Select
        name="form"
        label={t('label.form')}
        help={t('ask.formHelp')}
        options={[{ value: '', label: t('form.choose') }, ...options]}
      />
      {chosen !== '' && (
        <Button size="small" onClick={() => setShown(true)}>
          {t('ask.formPreview')}
        </Button>
      )}
      {isShown && <FormPreview id={chosen} onClose={() => setShown(false)} />}
    </div>
  );
};

const FormPreview = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('declaration');
  const words = useFormWords();
  const ready = READY_FORMS.find((form) => form === id);
  const { data, error, refetch } = useQuery(reviewQueries.template({ id: ready ?? id }));
  return (
    <Modal
      size="large"
      title={data ? words(data.name) : t('ask.formPreview')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {error && <ErrorState onRetry={() => refetch()} />}
      {!data && !error && <Skeleton shape="text" />}
      {data?.content.sections.map((section) => (
        <section key={section.key} className={styles.formSection}>
          <h3>{words(section.words)}</h3>
          <ol>
            {section.questions.map((question) => (
              <li key={question.key}>
                {words(question.words)}
                <span className={styles.mark}>{t(question.isRequired ? 'form.required' : 'form.optional')}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Modal>
  );
};
