import type { APIRequestContext } from '@playwright/test';
import { callAs, linkBetween, productOf } from './chain.ts';
import { register } from './factory-form.ts';

/** Who asks and reviews, and who answers. */
export const [ASKER, SUPPLIER] = [48, 23];

const both = (kr: string, en: string) => ({ kr, en, cn: '', jp: '' });
const question = (key: string, kind: string, words: object, more: object = {}) => ({ key, kind, words, ...more });
const yesNo = [
  { key: 'yes', words: both('예', 'Yes') },
  { key: 'no', words: both('아니요', 'No') },
];

export const FORM = {
  name: both('책임 있는 조달 점검', 'Responsible sourcing check'),
  sections: [
    {
      key: 'company',
      words: both('회사', 'Company'),
      questions: [
        question('name', 'text', both('회사명', 'Company name'), { isRequired: true, known: 'company.name' }),
        question('people', 'number', both('종업원 수', 'Number of employees'), { isRequired: true }),
      ],
    },
    {
      key: 'sourcing',
      words: both('조달', 'Sourcing'),
      questions: [
        question('policy', 'choice', both('조달 방침이 있습니까?', 'Is there a sourcing policy?'), {
          ...{ isRequired: true, options: yesNo },
        }),
        question('since', 'date', both('방침을 정한 날', 'Day of the policy'), {
          askedIf: { question: 'policy', is: ['yes'] },
        }),
        question('smelters', 'table', both('제련소', 'Smelters'), {
          columns: [
            { key: 'smelter', kind: 'text', words: both('제련소 이름', 'Smelter name'), isRequired: true },
            { key: 'country', kind: 'country', words: both('국가', 'Country') },
          ],
        }),
        question('steps', 'lines', both('점검 방법', 'How it is checked'), { isRequired: true }),
      ],
    },
  ],
};

/** A confirmed link between the two, a factory of the one who answers, and a questionnaire of the one who asks. */
export const layReviewGround = async (request: APIRequestContext) => {
  const factoryId = await register(request, SUPPLIER, { name: '심사공장', state: 'active' });
  const bought = await productOf(request, ASKER, '심사 모듈');
  const sold = await productOf(request, SUPPLIER, '심사 부품');
  await linkBetween(request, [ASKER, bought], [SUPPLIER, sold], {});
  const made = await callAs(request, ASKER, 'POST', '/review/templates', { name: FORM.name });
  const { id } = made;
  const content = { sections: FORM.sections };
  const written = { id, version: made.version, name: FORM.name, content };
  const { version } = await callAs(request, ASKER, 'PUT', `/review/templates/${id}`, written);
  await callAs(request, ASKER, 'POST', `/review/templates/${id}/publish`, { id, version });
  return { factoryId, templateId: String(id) };
};
