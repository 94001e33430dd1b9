import { bracketed, type ReviewRequest } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { useFormChoices } from '../record/form/use-form-choices.ts';
import { useReviewWords } from '../review-words.ts';
import styles from './ask.module.css';
import type { AskFields } from './ask-fields.ts';

type AskSummaryProps = {
  fields: AskFields;
  passedOn: ReviewRequest | undefined;
  isPending: boolean;
  onSend: () => void;
  onClose: () => void;
};

/** Shows everything that will be sent, for a last check. */
export const AskSummary = ({ fields, passedOn, isPending, onSend, onClose }: AskSummaryProps) => {
  const { t } = useTranslation('declaration');
  const { tag } = useLanguage();
  const words = useReviewWords();
  const form = useFormChoices().find(({ id }) => id === fields.form);
  const { kind, from, to, recipients, purpose, message, dueOn, validityMonths, needsTwo } = fields;
  const formName = passedOn ? words.subject({ ...passedOn.subject, name: '' }) : (form?.name ?? '');
  const time = words.subject({ factoryId: null, productId: null, name: '', form: null, from, to });
  const items = [
    { label: t('label.kind'), value: words.kind(kind) },
    ...(kind === 'questionnaire' ? [{ label: t('label.form'), value: formName }] : []),
    ...(kind === 'flows' ? [{ label: t('label.period'), value: time }] : []),
    { label: t('label.purpose'), value: <span className={styles.said}>{purpose}</span> },
    { label: t('label.message'), value: message && <span className={styles.said}>{message}</span> },
    { label: t('label.dueOn'), value: bracketed(words.day(dueOn), words.due(dueOn), tag) },
    { label: t('label.validity'), value: t('months', { count: validityMonths ?? 0 }) },
    { label: t('label.needsTwo'), value: t(needsTwo ? 'yes' : 'no') },
  ];
  return (
    <Modal
      size="medium"
      title={t('ask.summary', { count: recipients.length })}
      text={t('ask.summaryText')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ask.back')}</Button>
          <Button look="solid" isPending={isPending} onClick={onSend}>
            {t('ask.send', { count: recipients.length })}
          </Button>
        </>
      }
    >
      <ul className={styles.names} aria-label={t('ask.section.whom')}>
        {recipients.map(({ companyId, linkId, name, product }) => (
          <li key={`${companyId} ${linkId ?? ''}`}>
            <bdi>{[name, product].filter(Boolean).join(' · ')}</bdi>
          </li>
        ))}
      </ul>
      <DefinitionList items={items} />
    </Modal>
  );
};
