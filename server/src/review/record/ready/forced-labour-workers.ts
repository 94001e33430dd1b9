import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/forced-labour-workers.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/forced-labour-workers.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/forced-labour-workers.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/forced-labour-workers.json' with { type: 'json' };
import { companyQuestions } from './company-questions.ts';
import { ask, column, ifYes, must, option, section, YES_NO_UNKNOWN, YES_PARTLY_NO, yesNo } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

export const WORKERS = section('workers', words.workers.title, [
  ...companyQuestions,
  must('number', 'headcount', words.workers.headcount, {
    known: 'factory.headcount',
  }),
  ask('text', 'factory-countries', words.workers['factory-countries'], {
    known: 'factory.countries',
  }),
  yesNo('migrants', words.workers.migrants, {
    help: words.workers['migrants.help'],
  }),
  must('number', 'migrant-count', words.workers['migrant-count'], ifYes('migrants')),
  must('choice', 'contract-language', words.workers['contract-language'], {
    ...ifYes('migrants'),
    options: YES_PARTLY_NO,
  }),
]);

const AGENCY_COLUMNS = [
  column('text', 'name', words.agencyColumns.name, { isRequired: true }),
  column('country', 'country', words.agencyColumns.country, { isRequired: true }),
  column('text', 'licence', words.agencyColumns.licence),
  column('number', 'workers', words.agencyColumns.workers),
];

export const RECRUITMENT = section('recruitment', words.recruitment.title, [
  yesNo('agencies', words.recruitment.agencies),
  must('table', 'agency-list', words.recruitment['agency-list'], { ...ifYes('agencies'), columns: AGENCY_COLUMNS }),
  must('choice', 'fees', words.recruitment.fees, {
    options: YES_NO_UNKNOWN,
    help: words.recruitment['fees.help'],
  }),
  must('lines', 'fees-details', words.recruitment['fees-details'], ifYes('fees')),
]);

const AGE_CHECKS = [
  option('identity', words.ageChecks.identity),
  option('register', words.ageChecks.register),
  option('interview', words.ageChecks.interview),
  option('none', words.ageChecks.none),
];

export const CHILDREN = section('children', words.children.title, [
  must('number', 'minimum-age', words.children['minimum-age'], {
    unit: 'ANN',
  }),
  must('choices', 'age-checks', words.children['age-checks'], { options: AGE_CHECKS }),
  must('choice', 'child-found', words.children['child-found'], { options: YES_NO_UNKNOWN }),
  yesNo('young-workers', words.children['young-workers'], {
    help: words.children['young-workers.help'],
  }),
]);
