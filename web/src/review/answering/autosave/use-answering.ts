import {
  ANSWER_PROBLEMS,
  type AnswerProblem,
  type Answers,
  ApiError,
  type Declaration,
  type DeclarationDraft,
  readAnswers,
} from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../../account/account.queries.ts';
import { createAnswerStore } from '../../record/form/answer-store.ts';
import { reviewApi, reviewQueries } from '../../review.queries.ts';
import { type Autosave, type Change, createAutosave, type Outcome } from './autosave.ts';
import { readUnsaved, writeUnsaved } from './unsaved-answers.ts';

/** Key of the free statement among the answers. No question can have this key. */
export const STATEMENT = '.statement';

const keptOf = ({ answers, statement, savedAt }: DeclarationDraft) => ({
  answers: withStatement(answers, statement),
  savedAt,
});
const withStatement = (answers: DeclarationDraft['answers'], statement: string): Answers =>
  statement === '' ? readAnswers(answers) : { ...readAnswers(answers), [STATEMENT]: statement };

const inputOf = (id: string, changes: Change[]) => {
  const statement = changes.find(({ key }) => key === STATEMENT);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    id,
    answers: changes.filter(({ key }) => key !== STATEMENT),
    ...(statement && { statement: { value: text(statement.value), was: text(statement.was) } }),
  };
};

/** Holds the answers of a draft during typing, and saves them. */
export const useAnswering = (declaration: Declaration, draft: DeclarationDraft) => {
  const client = useQueryClient();
  const { email } = useUser();
  const { id } = declaration;
  const [answering] = useState(() => {
    const holder: { autosave?: Autosave } = {};
    const kept = keptOf(draft);
    const store = createAnswerStore(kept.answers, (key) => holder.autosave?.typed(key));
    const { queryKey } = reviewQueries.declaration(id);
    const send = async (changes: Change[]): Promise<Outcome> => {
      try {
        const saved = await reviewApi.saveAnswers(inputOf(id, changes));
        client.setQueryData(queryKey, (before) => before && { ...before, ...saved });
        return saved.draft ? { kind: 'saved', kept: keptOf(saved.draft) } : { kind: 'closed' };
      } catch (error) {
        return outcomeOf(error, async () => {
          const now = await client.fetchQuery({ ...reviewQueries.declaration(id), staleTime: 0 });
          return now.draft && keptOf(now.draft);
        });
      }
    };
    const autosave = createAutosave({
      store,
      kept,
      send,
      remember: (unsaved) => writeUnsaved(email, id, unsaved),
      after: (work, ms) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
    holder.autosave = autosave;
    return { store, autosave };
  });
  const { autosave } = answering;

  useEffect(() => autosave.take(keptOf(draft)), [autosave, draft]);
  useEffect(() => {
    autosave.restore(readUnsaved(email, id));
    const flush = () => void autosave.flush();
    // Saves at once when the user leaves the page or the network is back.
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      autosave.stop();
      flush();
    };
  }, [autosave, email, id]);
  return answering;
};

export const useSaveState = (autosave: Autosave) => useSyncExternalStore(autosave.watch, autosave.state);

type Kept = { answers: Answers; savedAt: string };

const CLOSED = ['review.act_impossible', 'review.field_closed', 'request.not_found'];
const keysOf = (error: ApiError) => Object.keys(error.fields).map((name) => keyOf(name));
const keyOf = (name: string) => (name === 'statement' ? STATEMENT : name.replace(/^answers\./, ''));

const outcomeOf = async (error: unknown, reread: () => Promise<Kept | null>): Promise<Outcome> => {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (CLOSED.includes(error.code)) return { kind: 'closed' };
  if (error.code === 'review.answers_refused') return { kind: 'refused', problems: problemsOf(error) };
  if (error.code !== 'review.answer_changed') return { kind: 'failed' };
  try {
    const kept = await reread();
    return kept ? { kind: 'changed', keys: keysOf(error), kept } : { kind: 'closed' };
  } catch {
    return { kind: 'failed' };
  }
};

const problemsOf = (error: ApiError) =>
  Object.fromEntries(
    Object.entries(error.fields).map(([name, reason]): [string, AnswerProblem] => [
      keyOf(name),
      ANSWER_PROBLEMS.find((problem) => problem === reason) ?? 'type',
    ]),
  );
