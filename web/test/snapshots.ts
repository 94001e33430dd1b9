import { type Question, SNAPSHOT_FORMAT, type Snapshot, type SnapshotValue } from '@ieum/contract';

const words = (kr: string, en: string) => ({ kr, en, cn: '', jp: '' });
const nothing = { kr: '', en: '', cn: '', jp: '' };
const question = (key: string, kind: Question['kind'], kr: string, more: Partial<Question> = {}): Question => ({
  key,
  kind,
  words: words(kr, key),
  help: nothing,
  isRequired: false,
  unit: '' as const,
  options: [],
  columns: [],
  askedIf: null,
  known: '' as const,
  ...more,
});
const option = (key: string, kr: string) => ({ key, words: words(kr, key) });
const column = { unit: '' as const, options: [], isRequired: false };

const questions: Question[] = [
  question('employees', 'number', '직원 수'),
  question('energy', 'number', '전력 사용량', { unit: 'KWH' }),
  question('policy', 'choice', '방침이 있나요?', { options: [option('yes', '예'), option('no', '아니요')] }),
  question('metals', 'choices', '쓰는 광물', { options: [option('tin', '주석'), option('gold', '금')] }),
  question('since', 'date', '시행일'),
  question('origin', 'country', '원산지'),
  question('story', 'lines', '설명'),
  question('proof', 'file', '증빙'),
  question('smelters', 'table', '제련소', {
    columns: [
      { ...column, key: 'name', kind: 'text', words: words('이름', 'Name') },
      { ...column, key: 'country', kind: 'country', words: words('국가', 'Country') },
      { ...column, key: 'tonnes', kind: 'number', unit: 'TNE', words: words('양', 'Amount') },
    ],
  }),
];

const FILE = { id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3d09', name: '방침.pdf', sha256: 'ab'.repeat(32) };

export const ANSWERS: SnapshotValue[] = [
  { path: 'answers.employees', value: 1234 },
  { path: 'answers.energy', value: 56_000 },
  { path: 'answers.policy', value: 'yes' },
  { path: 'answers.metals', value: ['tin', 'gold'] },
  { path: 'answers.since', value: '2026-03-01' },
  { path: 'answers.origin', value: 'ID' },
  { path: 'answers.story', value: '첫 줄\n둘째 줄' },
  { path: 'answers.proof', value: [FILE] },
  { path: 'answers.smelters', value: [{ name: 'PT Timah', country: 'ID', tonnes: 12.5 }] },
];

export const FACTORY: SnapshotValue[] = [
  { path: 'factory.name', value: '안산 1공장' },
  { path: 'factory.siteType', value: 'smelter' },
  { path: 'factory.country', value: 'KR' },
  { path: 'factory.region', value: 'KR-41' },
  { path: 'factory.street', value: '산단로 12' },
  { path: 'factory.openedOn', value: '2011-05-02' },
  { path: 'factory.registrationExemption', value: 'under500' },
  { path: 'factory.siteArea', value: 12_500 },
  { path: 'factory.shifts', value: 3 },
  { path: 'factory.headcount', value: { total: 120, on: '2026-10-31', female: 40, migrant: null, temporary: 8 } },
  {
    path: 'factory.processes',
    value: [{ scheme: 'own', code: '', name: '도금', isPrimary: true, isOutsourced: false }],
  },
  { path: 'factory.capacities', value: [{ product: '니켈 도금', quantity: 5000, unit: 'TNE', period: 'year' }] },
  {
    path: 'certificates',
    value: [
      {
        standard: 'ISO 14001',
        number: 'K-1',
        issuer: 'KFQ',
        validFrom: '2025-01-01',
        validTo: '2027-12-31',
        isRevoked: false,
      },
    ],
  },
];

/** As in submissions from before materials: they have one group. */
const link = (name: string, token: string, share: number | string | null, state = 'confirmed') => ({
  supplier: { name, token, country: 'ID', hasCertificate: name !== '' },
  product: { name: name && '니켈 브리켓', hs: '7502', materialGroup: 'nickel' },
  state,
  share,
  validFrom: '2026-01-01',
  validTo: '',
});
export const LINKS: SnapshotValue[] = [
  {
    path: 'product',
    value: {
      name: 'NCM 전구체',
      nameEnglish: 'NCM precursor',
      partNumber: 'P-1',
      hs: '284190',
      unit: 'KGM',
      family: 'cathode',
      materials: ['nickel', 'cobalt'],
    },
  },
  { path: 'links.a1', value: link('PT Nikel', '', 62) },
  { path: 'links.a2', value: link('', '#7K2Q', 'to30', 'proposed') },
];

const FLOWS: SnapshotValue[] = [
  {
    path: 'flows.f1',
    value: {
      partner: '누리셀',
      goods: { name: 'NCM 전구체', hs: '284190' },
      from: '안산 1공장',
      to: '청주 공장',
      period: '2026-07',
      quantity: 2420,
      unit: 'TNE',
      state: 'mismatch',
      origin: { country: 'KR', region: '' },
    },
  },
];

const VALUES = { questionnaire: ANSWERS, factory: FACTORY, supply_map: LINKS, flows: FLOWS };

/** Returns a declaration of each kind as it was submitted. */
export const snapshotOf = (kind: Snapshot['kind'], values: SnapshotValue[] = VALUES[kind]): Snapshot => ({
  format: SNAPSHOT_FORMAT,
  declarationId: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3d01',
  edition: 1,
  round: 1,
  kind,
  respondent: { name: '(주)한빛도금', nameEnglish: 'Hanbit Plating', country: 'KR' },
  reviewer: { name: '(주)누리셀', nameEnglish: 'Nuri Cell', country: 'KR' },
  purpose: '정기 평가',
  subject: { name: words('대상', 'Subject'), from: '', to: '' },
  submittedAt: '2026-11-15T01:02:03.4+00:00',
  form: kind === 'questionnaire' ? { sections: [{ key: 'all', words: words('회사', 'Company'), questions }] } : null,
  values: [...values, { path: 'statement', value: '덧붙일 말이 있습니다.' }, { path: 'attachments', value: [FILE] }],
});
