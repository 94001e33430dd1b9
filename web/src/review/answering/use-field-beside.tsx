import { type Declaration, type DeclarationDraft, isReopened, questionsOf } from '@ieum/contract';
import { useCallback, useMemo } from 'react';
import { FieldComments } from '../record/comments/field-comments.tsx';
import type { Autosave } from './autosave/autosave.ts';
import { STATEMENT, useSaveState } from './autosave/use-answering.ts';
import { ConflictBox, OfferedMark } from './field-beside.tsx';

type Parts = { declaration: Declaration; draft: DeclarationDraft; autosave: Autosave };

/** Renders what belongs to a field: the source of its answer, a colleague's answer, the reviewer's comments. */
export const useFieldBeside = ({ declaration, draft, autosave }: Parts) => {
  const { comments } = declaration;
  const { offered, form, reopened } = draft;
  const { conflicts } = useSaveState(autosave);
  const questions = useMemo(() => new Map((form ? questionsOf(form) : []).map((item) => [item.key, item])), [form]);
  return useCallback(
    (key: string) => {
      const path = key === STATEMENT ? 'statement' : `answers.${key}`;
      const isSaid = comments.some((comment) => comment.path === path);
      // A field that stays as submitted needs no source.
      const from = isReopened(path, reopened) ? offered[key] : undefined;
      const conflict = conflicts[key];
      if (!from && !conflict && !isSaid) return null;
      return (
        <>
          {from && <OfferedMark from={from} />}
          {conflict && (
            <ConflictBox conflict={conflict} question={questions.get(key)} fieldKey={key} autosave={autosave} />
          )}
          <FieldComments declaration={declaration} path={path} />
        </>
      );
    },
    [declaration, comments, offered, reopened, conflicts, questions, autosave],
  );
};
