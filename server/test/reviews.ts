import { type contract, type Declaration, type FormContentInput, formContent, type Input } from '@ieum/contract';
import { simplePdf } from './pdf-corpus.ts';
import { type Pair, useReviewStages } from './review-stages.ts';
import type { Firm } from './supply.ts';
import type { Caller, useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Answer = Input<typeof contract.saveAnswers>['answers'] extends (infer One)[] | undefined ? One : never;

export const words = (kr: string) => ({ kr, en: '', cn: '', jp: '' });
const yesNo = [
  { key: 'yes', words: words('예') },
  { key: 'no', words: words('아니요') },
];

/** A question of every sort that something hangs on. */
export const QUESTIONS: FormContentInput = {
  sections: [
    {
      key: 'company',
      words: words('회사'),
      questions: [
        { key: 'name', kind: 'text', words: words('회사명'), known: 'company.name' },
        { key: 'people', kind: 'number', words: words('직원 수'), isRequired: true, known: 'factory.headcount' },
        { key: 'policy', kind: 'choice', words: words('방침이 있습니까?'), options: yesNo },
        {
          ...{ key: 'paper', kind: 'file', words: words('방침 문서'), isRequired: true },
          askedIf: { question: 'policy', is: ['yes'] },
        },
        {
          ...{ key: 'smelters', kind: 'table', words: words('제련소') },
          columns: [{ key: 'id', words: words('번호'), kind: 'text', isRequired: true }],
        },
      ],
    },
  ],
};

/** Companies that ask each other questions, and what they say. */
export const useReviews = (world: World) => {
  const stages = useReviewStages(world);
  let paper: Promise<Uint8Array> | undefined;

  const pdf = async (name = '방침.pdf') => {
    paper ??= Promise.resolve(simplePdf());
    return new File([new Uint8Array(await paper)], name);
  };

  /** A questionnaire of one's own, published. */
  const questionnaire = async ({ owner }: Firm, content: FormContentInput = QUESTIONS, name = '자가진단') => {
    const { id, version } = await owner.addReviewTemplate({ name: words(name) });
    const whole = { id, name: words(name), content: formContent.parse(content) };
    const saved = await owner.updateReviewTemplate({ ...whole, version });
    return owner.publishReviewTemplate({ id, version: saved.version });
  };

  const answer = (
    by: Caller,
    { id }: Pick<Declaration, 'id'>,
    key: string,
    value: Answer['value'],
    was: Answer['was'] = null,
  ) => by.saveAnswers({ id, answers: [{ key, value, was }] });

  /** Begun by the supplier, with what has to be there. */
  const asked = async (two: Pair, form: string) => {
    const requestId = await stages.ask(two, { kind: 'questionnaire', form });
    const begun = await two.supplier.owner.startDeclaration({ requestId });
    await answer(two.supplier.owner, begun, 'people', 12, begun.draft?.answers.people === undefined ? null : 12);
    return two.supplier.owner.getDeclaration({ id: begun.id });
  };

  const valuesOf = (text: string | null | undefined): Record<string, unknown> =>
    Object.fromEntries(
      JSON.parse(text ?? '{"values":[]}').values.map(({ path, value }: { path: string; value: unknown }) => [
        path,
        value,
      ]),
    );

  return { ...stages, pdf, questionnaire, answer, asked, valuesOf };
};
