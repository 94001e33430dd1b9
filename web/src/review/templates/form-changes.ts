import { type FormContent, type FormWords, type Question, questionsOf } from '@ieum/contract';

export type FormChange = { kind: 'added' | 'removed' | 'changed' | 'moved'; key: string; words: FormWords };

type Placed = { question: Question; section: string };

const placed = ({ sections }: FormContent) =>
  new Map<string, Placed>(
    sections.flatMap(({ key: section, questions }) =>
      questions.map((question) => [question.key, { question, section }] as const),
    ),
  );

/** Returns the change of each question in the order of the later form, removed questions last. */
export const formChanges = (before: FormContent, after: FormContent): FormChange[] => {
  const was = placed(before);
  const now = placed(after);
  const shared = questionsOf(after).filter(({ key }) => was.has(key));
  const stayed = inOrder(questionsOf(before), shared);
  const found = [...now.values()].flatMap(({ question, section }): FormChange[] => {
    const old = was.get(question.key);
    const kind = kindOf(old, { question, section }, stayed);
    return kind ? [{ kind, key: question.key, words: question.words }] : [];
  });
  const gone = questionsOf(before).filter(({ key }) => !now.has(key));
  return [...found, ...gone.map(({ key, words }) => ({ kind: 'removed' as const, key, words }))];
};

const kindOf = (old: Placed | undefined, { question, section }: Placed, stayed: Set<string>) => {
  if (!old) return 'added';
  if (JSON.stringify(old.question) !== JSON.stringify(question)) return 'changed';
  return old.section === section && stayed.has(question.key) ? null : 'moved';
};

/** Returns the longest sequence of questions that kept its order. All others have moved. */
const inOrder = (before: Question[], after: Question[]): Set<string> => {
  const places = new Map(before.map(({ key }, at) => [key, at]));
  const ranks = after.map(({ key }) => places.get(key) ?? 0);
  /** Index of the last question of the sequence with the lowest last rank, by sequence length. */
  const ends: number[] = [];
  const previous: number[] = [];
  ranks.forEach((rank, at) => {
    const longer = ends.findIndex((end) => (ranks[end] ?? 0) >= rank);
    const length = longer < 0 ? ends.length : longer;
    previous[at] = length > 0 ? (ends[length - 1] ?? -1) : -1;
    ends[length] = at;
  });
  const kept = new Set<string>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const key = after[at]?.key;
    if (key) kept.add(key);
  }
  return kept;
};
