import { type Declaration, type DeclarationDraft, isReopened } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { FormLayout } from '../../kit/form/form-layout.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { FieldComments } from '../record/comments/field-comments.tsx';
import { QuestionSections } from '../record/form/question-sections.tsx';
import styles from './answering.module.css';
import { MissingList, SectionLinks } from './aside.tsx';
import { AttachmentsPart } from './attachments-part.tsx';
import { useAnswering } from './autosave/use-answering.ts';
import { AnsweringBar } from './bar.tsx';
import { AnsweringHead } from './head.tsx';
import { LivePart } from './live-part.tsx';
import { ReturnedNote } from './returned-note.tsx';
import { StatementPart } from './statement-part.tsx';
import { SubjectPart } from './subject-part.tsx';
import { ApprovalPart } from './submission/approval-part.tsx';
import { useMissing } from './submission/use-missing.ts';
import { useAnswerUpload } from './use-answer-upload.ts';
import { useFieldBeside } from './use-field-beside.tsx';
import { useOpening } from './use-opening.ts';

type AnsweringPartProps = { declaration: Declaration; draft: DeclarationDraft };

/** Form of the answering company while it is its turn: everything that it will submit. */
export const AnsweringPart = ({ declaration, draft }: AnsweringPartProps) => {
  const { t } = useTranslation('declaration');
  const { store, autosave } = useAnswering(declaration, draft);
  const { form, reopened } = draft;
  const canSave = declaration.acts.includes('save');
  const isOpen = (path: string) => canSave && isReopened(path, reopened);
  const missing = useMissing({ declaration, draft, store, autosave });
  useOpening(declaration, missing.paths);
  const beside = useFieldBeside({ declaration, draft, autosave });
  const upload = useAnswerUpload(declaration);
  const isUnsaved = () => autosave.state().phase === 'failed' && autosave.hasUnsaved();
  return (
    <div className={styles.page}>
      <AnsweringHead declaration={declaration} />
      <ReturnedNote declaration={declaration} labelOf={missing.labelOf} />
      <FormLayout>
        <aside className={styles.aside} aria-label={t('aside.label')}>
          {form && <SectionLinks form={form} store={store} />}
          <MissingList paths={missing.paths} labelOf={missing.labelOf} />
        </aside>
        <div className={styles.form}>
          <SubjectPart declaration={declaration} isOpen={canSave && declaration.round === 0} />
          {form && (
            <>
              <FieldComments declaration={declaration} path="answers" />
              <QuestionSections
                content={form}
                store={store}
                isOpen={(key) => isOpen(`answers.${key}`)}
                problems={missing.problems}
                upload={upload}
                aside={beside}
              />
            </>
          )}
          {declaration.kind !== 'questionnaire' && (
            <section className={styles.part} aria-labelledby="live">
              <h2 id="live">{t('live.title')}</h2>
              <LivePart declaration={declaration} />
            </section>
          )}
          <section className={styles.part} aria-labelledby="besides">
            <h2 id="besides">{t('besides')}</h2>
            <StatementPart store={store} isOpen={isOpen('statement')} />
            {beside('.statement')}
            <AttachmentsPart declaration={declaration} isOpen={isOpen('attachments')} />
            <FieldComments declaration={declaration} path="attachments" />
          </section>
          <ApprovalPart declaration={declaration} approval={draft.approval} onBefore={autosave.flush} />
          <AnsweringBar declaration={declaration} draft={draft} autosave={autosave} missing={missing} />
        </div>
      </FormLayout>
      <LeaveGuard hasChanges={isUnsaved} onLeave={() => {}} />
    </div>
  );
};
