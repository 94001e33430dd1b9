import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/self-assessment.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/self-assessment.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/self-assessment.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/self-assessment.json' with { type: 'json' };
import { signingQuestions } from './company-questions.ts';
import type { ReadyQuestionnaire } from './form-shape.ts';
import { ask, column, ifYes, must, option, section, YES_PARTLY_NO, yesNo } from './question-parts.ts';
import { CERTIFICATES, COMPANY, ENVIRONMENT, QUALITY } from './self-assessment-company.ts';
import { ETHICS, INFORMATION, LABOUR, SAFETY } from './self-assessment-people.ts';

const words = wordTree({ kr, en, cn, jp });

/** Asks for process and country only, because a customer may not demand the names of its supplier's suppliers. */
const SUBCONTRACT_COLUMNS = [
  column('text', 'process', words.subcontractColumns.process, { isRequired: true }),
  column('country', 'country', words.subcontractColumns.country, { isRequired: true }),
  column('number', 'share', words.subcontractColumns.share, { unit: 'P1' }),
];

const SUBCONTRACTING = section('subcontracting', words.subcontracting.title, [
  yesNo('subcontracts', words.subcontracting.subcontracts),
  must('table', 'subcontracted', words.subcontracting.subcontracted, {
    ...ifYes('subcontracts'),
    columns: SUBCONTRACT_COLUMNS,
    help: words.subcontracting['subcontracted.help'],
  }),
  must('choice', 'subcontractor-checks', words.subcontracting['subcontractor-checks'], {
    ...ifYes('subcontracts'),
    options: YES_PARTLY_NO,
  }),
]);

const ALTERNATIVES = [
  option('own', words.alternatives.own),
  option('partner', words.alternatives.partner),
  option('none', words.alternatives.none),
];

const CONTINUITY = section('continuity', words.continuity.title, [
  yesNo('continuity-plan', words.continuity['continuity-plan']),
  must('choices', 'alternatives', words.continuity.alternatives, { options: ALTERNATIVES }),
  ask('number', 'recovery-days', words.continuity['recovery-days'], { unit: 'DAY' }),
]);

const SIGNING = section('signing', words.signing.title, signingQuestions);

export const SELF_ASSESSMENT: ReadyQuestionnaire = {
  version: 2,
  name: words.selfAssessment.name,
  description: words.selfAssessment.description,
  content: {
    sections: [
      COMPANY,
      QUALITY,
      ENVIRONMENT,
      SAFETY,
      LABOUR,
      ETHICS,
      INFORMATION,
      SUBCONTRACTING,
      CONTINUITY,
      CERTIFICATES,
      SIGNING,
    ],
  },
};
