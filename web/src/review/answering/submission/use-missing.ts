import type { AnswerProblem, Answers, Declaration, DeclarationDraft } from '@ieum/contract';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnswerStore, useFromAnswers } from '../../record/form/answer-store.ts';
import { useFieldWords } from '../../record/snapshot/field-words.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { useSaveState } from '../autosave/use-answering.ts';
import { allMissing, missingPaths } from './missing-fields.ts';

type Parts = { declaration: Declaration; draft: DeclarationDraft; store: AnswerStore; autosave: Autosave };
export type Missing = ReturnType<typeof useMissing>;

/** Lists the missing fields. Their problems appear at the fields only after the user has tried to submit. */
export const useMissing = ({ declaration, draft, store, autosave }: Parts) => {
  const { t } = useTranslation('declaration');
  const { form, missing: serverMissing, reopened } = draft;
  const [isTried, setTried] = useState(false);
  const read = useCallback((answers: Answers) => missingPaths(form, answers, reopened), [form, reopened]);
  const own = useFromAnswers(store, read);
  const { refused } = useSaveState(autosave);
  const fieldWords = useFieldWords({ form });
  const paths = useMemo(() => allMissing(own, serverMissing), [own, serverMissing]);
  const problems = useMemo(() => {
    const missing = isTried ? paths : [];
    const found = missing.map((path): [string, AnswerProblem] => [path.replace(/^answers\./, ''), 'missing']);
    return { ...Object.fromEntries(found), ...refused };
  }, [isTried, paths, refused]);
  const labelOf = (path: string) =>
    path === 'subject' && declaration.kind !== 'questionnaire'
      ? t(`subject.${declaration.kind}.label`)
      : fieldWords(path);
  return { paths, problems, labelOf, tell: () => setTried(true) };
};
