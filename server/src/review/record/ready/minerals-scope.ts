import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/minerals-scope.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/minerals-scope.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/minerals-scope.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/minerals-scope.json' with { type: 'json' };
import { companyQuestions, signingQuestions } from './company-questions.ts';
import { ask, column, must, option, section, when } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

export const COMPANY = section('company', words.company.title, companyQuestions);

const SCOPES = [
  option('company', words.scopes.company),
  option('products', words.scopes.products),
  option('defined', words.scopes.defined),
];

const PRODUCT_COLUMNS = [
  column('text', 'own-number', words.productColumns['own-number'], {
    isRequired: true,
  }),
  column('text', 'own-name', words.productColumns['own-name']),
  column('text', 'requester-number', words.productColumns['requester-number']),
  column('text', 'requester-name', words.productColumns['requester-name']),
  column('text', 'comment', words.productColumns.comment),
];

export const SCOPE = section('scope', words.scope.title, [
  must('choice', 'scope', words.scope.scope, {
    options: SCOPES,
    help: words.scope['scope.help'],
  }),
  must('table', 'products', words.scope.products, {
    ...when('scope', 'products'),
    columns: PRODUCT_COLUMNS,
    help: words.scope['products.help'],
  }),
  must('lines', 'scope-description', words.scope['scope-description'], when('scope', 'defined')),
]);

export const EVIDENCE = section('evidence', words.evidence.title, [
  ask('file', 'template-file', words.evidence['template-file'], {
    help: words.evidence['template-file.help'],
  }),
  ask('text', 'template-version', words.evidence['template-version']),
  ask('file', 'origin-files', words.evidence['origin-files'], {
    help: words.evidence['origin-files.help'],
  }),
  ...signingQuestions,
  ask('text', 'signer-email', words.evidence['signer-email']),
]);
