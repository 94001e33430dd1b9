import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/forced-labour.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/forced-labour.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/forced-labour.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/forced-labour.json' with { type: 'json' };
import { signingQuestions } from './company-questions.ts';
import { INDICATORS } from './forced-labour-indicators.ts';
import { CHILDREN, RECRUITMENT, WORKERS } from './forced-labour-workers.ts';
import type { ReadyQuestionnaire } from './form-shape.ts';
import { ask, column, ifYes, must, option, section, YES_NO_UNKNOWN, YES_PARTLY_NO, yesNo } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

const CHANNELS = [
  option('person', words.channels.person),
  option('box', words.channels.box),
  option('phone', words.channels.phone),
  option('outside', words.channels.outside),
  option('union', words.channels.union),
  option('none', words.channels.none),
];

const GRIEVANCE = section('grievance', words.grievance.title, [
  must('choices', 'channels', words.grievance.channels, { options: CHANNELS }),
  must('choice', 'anonymous', words.grievance.anonymous, { options: YES_PARTLY_NO }),
  ask('number', 'grievance-count', words.grievance['grievance-count']),
  yesNo('no-retaliation', words.grievance['no-retaliation']),
]);

const ORIGIN_COLUMNS = [
  column('text', 'material', words.originColumns.material, { isRequired: true }),
  column('country', 'country', words.originColumns.country, { isRequired: true }),
  column('text', 'region', words.originColumns.region),
  column('text', 'stage', words.originColumns.stage),
  column('number', 'share', words.originColumns.share, { unit: 'P1' }),
  column('text', 'check', words.originColumns.check),
];

const CHECKS = [
  option('code', words.checks.code),
  option('survey', words.checks.survey),
  option('visit', words.checks.visit),
  option('audit', words.checks.audit),
  option('none', words.checks.none),
];

const CHAIN = section('chain', words.chain.title, [
  yesNo('policy', words.chain.policy),
  ask('file', 'policy-file', words.chain['policy-file'], ifYes('policy')),
  must('choices', 'supplier-checks', words.chain['supplier-checks'], { options: CHECKS }),
  ask('text', 'supplier-countries', words.chain['supplier-countries'], { known: 'supplier.countries' }),
  must('choice', 'risk-regions', words.chain['risk-regions'], {
    options: YES_NO_UNKNOWN,
    help: words.chain['risk-regions.help'],
  }),
  must('table', 'origins', words.chain.origins, { ...ifYes('risk-regions'), columns: ORIGIN_COLUMNS }),
  yesNo('audited', words.chain.audited),
  ask('file', 'audit-report', words.chain['audit-report'], ifYes('audited')),
  ask('file', 'evidence', words.chain.evidence),
]);

const SIGNING = section('signing', words.signing.title, signingQuestions);

export const FORCED_LABOUR: ReadyQuestionnaire = {
  version: 2,
  name: words.forcedLabour.name,
  description: words.forcedLabour.description,
  content: { sections: [WORKERS, RECRUITMENT, INDICATORS, CHILDREN, GRIEVANCE, CHAIN, SIGNING] },
};
