import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/cbam.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/cbam.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/cbam.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/cbam.json' with { type: 'json' };
import { ELECTRICITY } from './cbam-electricity.ts';
import { EMISSIONS } from './cbam-emissions.ts';
import { GOODS, INSTALLATION } from './cbam-installation.ts';
import { signingQuestions } from './company-questions.ts';
import type { ReadyQuestionnaire } from './form-shape.ts';
import { ask, column, ifYes, must, option, section, yesNo } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

const DATA_SOURCES = [option('supplier', words.dataSources.supplier), option('default', words.dataSources.default)];

const PRECURSOR_COLUMNS = [
  column('text', 'cn-code', words.precursorColumns['cn-code'], { isRequired: true }),
  column('text', 'name', words.precursorColumns.name, { isRequired: true }),
  column('country', 'country', words.precursorColumns.country, { isRequired: true }),
  column('text', 'installation', words.precursorColumns.installation),
  column('number', 'quantity', words.precursorColumns.quantity, { unit: 'TNE', isRequired: true }),
  column('number', 'direct', words.precursorColumns.direct),
  column('number', 'indirect', words.precursorColumns.indirect),
  column('choice', 'data-source', words.precursorColumns['data-source'], {
    options: DATA_SOURCES,
    isRequired: true,
  }),
];

const PRECURSORS = section('precursors', words.precursors.title, [
  yesNo('uses-precursors', words.precursors['uses-precursors'], {
    help: words.precursors['uses-precursors.help'],
  }),
  must('table', 'precursors', words.precursors.precursors, { ...ifYes('uses-precursors'), columns: PRECURSOR_COLUMNS }),
  ask('file', 'precursor-files', words.precursors['precursor-files'], ifYes('uses-precursors')),
]);

const SCHEMES = [
  option('trading', words.schemes.trading),
  option('tax', words.schemes.tax),
  option('other', words.schemes.other),
];

const PRICE_COLUMNS = [
  column('choice', 'scheme', words.priceColumns.scheme, { options: SCHEMES, isRequired: true }),
  column('country', 'country', words.priceColumns.country, { isRequired: true }),
  column('number', 'covered', words.priceColumns.covered, { unit: 'TNE', isRequired: true }),
  column('number', 'price', words.priceColumns.price, {
    isRequired: true,
  }),
  column('text', 'currency', words.priceColumns.currency, { isRequired: true }),
  column('number', 'free', words.priceColumns.free, { unit: 'TNE' }),
];

const CARBON_PRICE = section('carbon-price', words.carbonPrice.title, [
  yesNo('carbon-price-paid', words.carbonPrice['carbon-price-paid']),
  must('table', 'carbon-prices', words.carbonPrice['carbon-prices'], {
    ...ifYes('carbon-price-paid'),
    columns: PRICE_COLUMNS,
  }),
  ask('file', 'carbon-price-files', words.carbonPrice['carbon-price-files'], ifYes('carbon-price-paid')),
]);

const VERIFIED = [
  option('yes', words.verified.yes),
  option('planned', words.verified.planned),
  option('no', words.verified.no),
];

const VERIFICATION = section('verification', words.verification.title, [
  must('choice', 'verified', words.verification.verified, { options: VERIFIED }),
  must('text', 'verifier', words.verification.verifier, ifYes('verified')),
  ask('text', 'verifier-accreditation', words.verification['verifier-accreditation'], ifYes('verified')),
  must('date', 'verified-on', words.verification['verified-on'], ifYes('verified')),
  must('file', 'verification-report', words.verification['verification-report'], ifYes('verified')),
  ...signingQuestions,
]);

export const CBAM: ReadyQuestionnaire = {
  version: 2,
  name: words.cbam.name,
  description: words.cbam.description,
  content: { sections: [INSTALLATION, GOODS, EMISSIONS, ELECTRICITY, PRECURSORS, CARBON_PRICE, VERIFICATION] },
};
