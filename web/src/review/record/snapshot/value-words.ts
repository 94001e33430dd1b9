import { type Json, questionsOf, type Snapshot } from '@ieum/contract';
import { useLabelled } from '../../../kit/language/use-labelled.ts';
import { useAnswerWords } from './answer-words.ts';
import { useFactoryValueWords } from './factory-value-words.ts';
import { filesIn } from './read-value.ts';
import { type Cell, useRecordWords } from './record-words.ts';

/** Joins the non-empty cells of a row, each with its name. */
const linesOf = (cells: Cell[], withLabel: (label: string, text: string) => string) =>
  cells
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => withLabel(label, text))
    .join('\n');

/** Formats a value as text, to compare it with its previous value. */
export const useValueWords = (snapshot: Pick<Snapshot, 'form'>) => {
  const withLabel = useLabelled();
  const answers = useAnswerWords();
  const factory = useFactoryValueWords();
  const records = useRecordWords();
  const questions = new Map((snapshot.form ? questionsOf(snapshot.form) : []).map((item) => [item.key, item]));
  return (path: string, value: Json): string => {
    const [group = '', key = ''] = path.split('.');
    const question = group === 'answers' ? questions.get(key) : undefined;
    if (question) return answers.answer(question, value);
    if (group === 'factory') return factory(key, value);
    if (group === 'certificates')
      return records
        .certificates(value)
        .map((cells) =>
          cells
            .map(({ text }) => text)
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n');
    const row = records.rowOf(path, value);
    if (row) return linesOf(row, withLabel);
    const files = filesIn(value);
    if (files.length > 0) return files.map(({ name }) => name).join('\n');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
};
