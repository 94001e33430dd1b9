import { type FormContentInput, formContent } from '@ieum/contract';
import type { SeedContext } from '../timeline/seed-context.ts';
import type { DeclarationIds } from './declaration-steps.ts';

const words = (kr: string, en: string) => ({ kr, en, cn: '', jp: '' });
const yesNo = [
  { key: 'yes', words: words('예', 'Yes') },
  { key: 'no', words: words('아니요', 'No') },
];

const NAME = words('협력사 지속가능성 점검', 'Supplier sustainability check');
const FIRST: FormContentInput['sections'][number]['questions'] = [
  {
    key: 'policy',
    kind: 'choice',
    words: words('안전·보건 방침이 있나요?', 'Is there a safety policy?'),
    options: yesNo,
    isRequired: true,
  },
  {
    key: 'injuries',
    kind: 'number',
    words: words('지난 12개월의 산업재해는 몇 건인가요?', 'Injuries in the last 12 months'),
    isRequired: true,
  },
  { key: 'contact', kind: 'text', words: words('안전 담당자는 누구인가요?', 'Who is responsible for safety?') },
  { key: 'remarks', kind: 'lines', words: words('덧붙일 말이 있나요?', 'Anything to add?') },
];
const ADDED: typeof FIRST = [
  {
    key: 'energy',
    kind: 'number',
    unit: 'MWH',
    words: words('지난해 전력 사용량은 얼마인가요?', 'Electricity used last year'),
    isRequired: true,
  },
  {
    key: 'renewable',
    kind: 'choice',
    words: words('재생에너지를 쓰나요?', 'Is renewable energy used?'),
    options: yesNo,
  },
];

const contentOf = (...sections: (typeof FIRST)[]) =>
  formContent.parse({
    sections: sections.map((questions, nth) => ({
      key: nth === 0 ? 'safety' : 'climate',
      words: nth === 0 ? words('안전과 보건', 'Health and safety') : words('에너지와 기후', 'Energy and climate'),
      questions,
    })),
  });

/** Publishes the buyer's own questionnaire, and later a version with questions about energy. */
export const buildQuestionnaire = ({ actors, timeline }: SeedContext, { forms }: DeclarationIds) => {
  const save = async (content: ReturnType<typeof contentOf>) => {
    const id = forms.get('C01') ?? (await actors.as('C01').addReviewTemplate({ name: NAME })).id;
    const { version } = await actors.as('C01').getReviewTemplate({ id });
    const description = '해마다 한 번, 1차 협력사에 물어요.';
    const saved = await actors.as('C01').updateReviewTemplate({ id, version, name: NAME, description, content });
    await actors.as('C01').publishReviewTemplate({ id, version: saved.version });
    forms.set('C01', id);
  };
  timeline.on(170, 10, () => save(contentOf(FIRST)));
  timeline.on(90, 10, () => save(contentOf(FIRST, ADDED)));
};

/** Answers of a company that keeps records. */
export const ANSWERS = { policy: 'yes', injuries: 1, contact: '안전환경팀', energy: 4_210 };
