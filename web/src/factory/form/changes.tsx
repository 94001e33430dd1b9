import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { baseOf } from '../../kit/form/draft.ts';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { changedFields } from '../../kit/record/merge.ts';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { DiffView } from '../../kit/ui/diff/diff-view.tsx';
import { type FactoryFormFields, MERGED_FIELDS } from './fields.ts';
import { useMergedWords } from './merged-words.ts';

/** Says how many fields were changed, and shows them with their stored and typed values. */
export const ChangeCount = () => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const form = useFormContext<FactoryFormFields>();
  const words = useMergedWords();
  const [isOpen, setOpen] = useState(false);
  // Renders again at every change.
  useWatch<FactoryFormFields>();
  const mine = form.getValues();
  const base = baseOf(form);
  const fields = changedFields(MERGED_FIELDS, base, mine);
  if (fields.length === 0) return null;
  const title = t('form.changes', { count: fields.length, shown: formatNumber(fields.length, tag) });
  const changes = fields.map((field) => ({
    id: field,
    label: words.label(field),
    before: words.value(field, base),
    after: words.value(field, mine),
  }));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen && (
        <Modal size="large" title={title} onClose={() => setOpen(false)}>
          <DiffView label={title} changes={changes} />
        </Modal>
      )}
    </>
  );
};
