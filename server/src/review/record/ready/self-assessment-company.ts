import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/self-assessment-company.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/self-assessment-company.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/self-assessment-company.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/self-assessment-company.json' with { type: 'json' };
import { companyQuestions } from './company-questions.ts';
import { ask, column, must, option, section, when, YES_NO, YES_PARTLY_NO, yesNo } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

export const COMPANY = section('company', words.company.title, [
  ...companyQuestions,
  must('number', 'factory-count', words.company['factory-count'], {
    known: 'factory.count',
  }),
  must('number', 'headcount', words.company.headcount, {
    known: 'factory.headcount',
  }),
  must('lines', 'products', words.company.products),
  ask('text', 'materials', words.company.materials, {
    known: 'material.groups',
  }),
]);

export const SYSTEM = [
  option('certified', words.system.certified),
  option('in-place', words.system['in-place']),
  option('planned', words.system.planned),
  option('none', words.system.none),
];

const SYSTEM_HELP = words.systemHelp.text;

export const QUALITY = section('quality', words.quality.title, [
  must('choice', 'quality-system', words.quality['quality-system'], { options: SYSTEM, help: SYSTEM_HELP }),
  ask('number', 'defect-rate', words.quality['defect-rate'], { unit: '59' }),
  must('choice', 'lot-tracing', words.quality['lot-tracing'], { options: YES_PARTLY_NO }),
  yesNo('change-notice', words.quality['change-notice']),
]);

const SUBSTANCES = [
  option('acids', words.substances.acids),
  option('cyanide', words.substances.cyanide),
  option('chromium', words.substances.chromium),
  option('lead', words.substances.lead),
  option('solvents', words.substances.solvents),
  option('pfas', words.substances.pfas),
  option('none', words.substances.none),
];

const PERMITS = [
  option('air', words.permits.air),
  option('water', words.permits.water),
  option('waste', words.permits.waste),
  option('chemicals', words.permits.chemicals),
  option('none', words.permits.none),
];

export const ENVIRONMENT = section('environment', words.environment.title, [
  must('choice', 'environment-system', words.environment['environment-system'], { options: SYSTEM }),
  must('choices', 'permits', words.environment.permits, { options: PERMITS }),
  must('choice', 'permits-valid', words.environment['permits-valid'], {
    ...when('permits', 'air', 'water', 'waste', 'chemicals'),
    options: YES_NO,
  }),
  must('choices', 'substances', words.environment.substances, { options: SUBSTANCES }),
  yesNo('emissions-known', words.environment['emissions-known']),
  must('number', 'emissions', words.environment.emissions, {
    ...when('emissions-known', 'yes'),
    unit: 'TNE',
    help: words.environment['emissions.help'],
  }),
]);

const CERTIFICATE_COLUMNS = [
  column('text', 'standard', words.certificateColumns.standard, { isRequired: true }),
  column('text', 'number', words.certificateColumns.number),
  column('text', 'issuer', words.certificateColumns.issuer, { isRequired: true }),
  column('text', 'scope', words.certificateColumns.scope),
  column('date', 'valid-from', words.certificateColumns['valid-from']),
  column('date', 'valid-to', words.certificateColumns['valid-to'], { isRequired: true }),
];

export const CERTIFICATES = section('certificates', words.certificates.title, [
  ask('text', 'standards', words.certificates.standards, {
    known: 'certificate.standards',
  }),
  ask('table', 'certificate-list', words.certificates['certificate-list'], { columns: CERTIFICATE_COLUMNS }),
  ask('file', 'certificate-files', words.certificates['certificate-files']),
]);
