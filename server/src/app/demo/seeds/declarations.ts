import type { Scene } from './declaration-steps.ts';
import { ANSWERS } from './questionnaire.ts';

const YEARLY = '협력사 정기 평가';
const ORIGINS = '배터리 규정에 따른 원산지 확인';
const VOLUMES = '분기 물량 확인';

/** Declarations that one company has asked another for. `last` is the quarter that they speak of. */
export const askedScenes = (last: string): Scene[] => [
  {
    ...{ key: 'cell factory', kind: 'factory', asker: 'C01', by: 'C02.editor', about: { factory: 'F003' } },
    asked: { on: 148, due: 120, told: { purpose: YEARLY, message: '공장 현황을 확인해 주세요.' } },
    ...{ begun: 143, handedIn: 141, taken: { on: 139, by: 'C01.editor' }, approved: { on: 137, by: 'C01.editor' } },
  },
  {
    ...{ key: 'chassis factory', kind: 'factory', asker: 'C01', by: 'C03', about: { factory: 'F006' } },
    asked: { on: 148, due: 120, told: { purpose: YEARLY } },
    ...{ begun: 140, handedIn: 138, taken: { on: 136, by: 'C01' }, approved: { on: 134, by: 'C01', validTo: -40 } },
  },
  {
    ...{
      key: 'harness check',
      kind: 'questionnaire',
      asker: 'C01',
      by: 'C04',
      answers: { policy: 'yes', injuries: 0 },
    },
    asked: { on: 132, due: 104, told: { purpose: YEARLY } },
    ...{ begun: 125, handedIn: 122, taken: { on: 119, by: 'C01.second' } },
    approved: { on: 117, by: 'C01.second', note: '잘 정리해 주셨습니다.' },
  },
  {
    ...{ key: 'motor check', kind: 'questionnaire', asker: 'C01', by: 'C05', answers: ANSWERS },
    asked: { on: 34, due: -6, told: { purpose: YEARLY, needsTwo: true } },
    ...{ begun: 15, handedIn: 12, taken: { on: 7, by: 'C01.editor' }, approved: { on: 5, by: 'C01.editor' } },
  },
  {
    ...{ key: 'aluminium check', kind: 'questionnaire', asker: 'C01', by: 'C12', answers: ANSWERS },
    asked: { on: 33, due: -5, told: { purpose: YEARLY } },
    ...{ begun: 10, handedIn: 4 },
  },
  {
    ...{ key: 'body flows', kind: 'flows', asker: 'C01', by: 'C06', about: { from: last, to: last } },
    asked: { on: 30, due: -9, told: { purpose: VOLUMES, from: last, to: last } },
    ...{ begun: 14, handedIn: 11, taken: { on: 3, by: 'C01' } },
    comments: [{ path: 'flows', severity: 'info', body: '아산공장 입고분만 들어 있는지 확인하고 있습니다.' }],
  },
  {
    ...{ key: 'dyed fabric factory', kind: 'factory', asker: 'C36', by: 'C39', about: { factory: 'F056' } },
    asked: { on: 41, due: -4, told: { purpose: '봉제 협력사 환경 점검' } },
    ...{ begun: 24, handedIn: 20, taken: { on: 17, by: 'C36.editor' } },
    comments: [
      {
        path: 'certificates',
        severity: 'must',
        body: 'ISO 14001 인증서가 만료되었습니다. 갱신한 인증서를 올려 주세요.',
      },
      { path: 'factory.headcount', severity: 'should', body: '인원 기준일이 오래되었습니다.' },
    ],
    returned: { on: 16, by: 'C36.editor', note: '인증서를 갱신한 뒤 다시 제출해 주세요.' },
  },
  {
    ...{ key: 'cathode map', kind: 'supply_map', asker: 'C02', by: 'C07.editor', about: { product: 'P08' } },
    asked: {
      on: 29,
      due: -8,
      link: 'R08',
      told: { purpose: ORIGINS, message: '리튬과 니켈의 출처까지 부탁드립니다.' },
    },
    ...{ begun: 13, handedIn: 6 },
  },
  {
    ...{ key: 'foil factory', kind: 'factory', asker: 'C02', by: 'C09', about: { factory: 'F017' } },
    asked: { on: 112, due: 84, told: { purpose: YEARLY } },
    ...{ begun: 104, handedIn: 101, taken: { on: 99, by: 'C02' } },
    rejected: { on: 98, by: 'C02', reason: '요청한 공장이 아닌 다른 사업장의 자료입니다.' },
  },
  {
    ...{ key: 'electrolyte factory', kind: 'factory', asker: 'C02', by: 'C11', about: { factory: 'F019' } },
    asked: { on: 150, due: 130, told: { purpose: YEARLY } },
    ...{ begun: 144, handedIn: 142, taken: { on: 140, by: 'C02.editor' } },
    approved: { on: 138, by: 'C02.editor', validTo: 24 },
  },
  {
    ...{ key: 'cathode flows', kind: 'flows', asker: 'C02', by: 'C07.editor', about: { from: last, to: last } },
    asked: { on: 20, due: -3, told: { purpose: VOLUMES, from: last, to: last } },
    begun: 5,
  },
  {
    ...{ key: 'precursor factory', kind: 'factory', asker: 'C07.editor', by: 'C20.editor', about: { factory: 'F033' } },
    asked: { on: 25, due: -6, told: { purpose: ORIGINS } },
    ...{ begun: 11, handedIn: 7 },
  },
  {
    ...{ key: 'grey fabric flows', kind: 'flows', asker: 'C39', by: 'C38', about: { from: last, to: last } },
    asked: { on: 27, due: -7, told: { purpose: VOLUMES, from: last, to: last } },
    ...{ begun: 12, handedIn: 8 },
  },
];

/** Nobody asked: the operator looks. */
export const unaskedScenes = (last: string): Scene[] => [
  {
    ...{ key: 'plating factory', kind: 'factory', by: 'C17', about: { factory: 'F028' }, begun: 9, handedIn: 9 },
  },
  {
    ...{ key: 'dyeing map', kind: 'supply_map', by: 'C39', about: { product: 'P43' }, begun: 18, handedIn: 15 },
    taken: { on: 2, by: 'reviewer' },
    comments: [{ path: 'product', severity: 'should', body: '염료 공급사의 공장이 하나도 적혀 있지 않습니다.' }],
  },
  {
    ...{ key: 'cathode year', kind: 'flows', by: 'C07', about: { from: last, to: last }, begun: 31, handedIn: 30 },
    ...{ taken: { on: 28, by: 'reviewer' }, approved: { on: 27, by: 'reviewer' } },
  },
  {
    ...{ key: 'connector factory', kind: 'factory', by: 'C16', about: { factory: 'F026' }, begun: 46, handedIn: 45 },
    taken: { on: 43, by: 'reviewer' },
    comments: [
      { path: 'factory.capacities', severity: 'must', body: '생산능력이 설비 수와 맞지 않습니다. 근거를 적어 주세요.' },
    ],
    returned: { on: 42, by: 'reviewer', note: '생산능력을 확인해 주세요.' },
  },
  {
    ...{ key: 'cobalt map', kind: 'supply_map', by: 'C25', about: { product: 'P29' }, begun: 60, handedIn: 59 },
    taken: { on: 57, by: 'reviewer' },
    rejected: { on: 56, by: 'reviewer', reason: '광산의 이름이 없어 원산지를 확인할 수 없습니다.' },
  },
  {
    ...{ key: 'refinery factory', kind: 'factory', by: 'C25', about: { factory: 'F039' }, begun: 83, handedIn: 80 },
    ...{ taken: { on: 77, by: 'reviewer' }, approved: { on: 75, by: 'reviewer' } },
  },
  {
    ...{ key: 'car factory', kind: 'factory', by: 'C01.editor', about: { factory: 'F001' }, begun: 69, handedIn: 68 },
    ...{ taken: { on: 67, by: 'reviewer' }, approved: { on: 66, by: 'reviewer' } },
  },
  {
    ...{ key: 'cell self-check', kind: 'questionnaire', by: 'C02', about: { form: 'self-assessment' }, begun: 3 },
  },
  {
    ...{ key: 'spinning factory', kind: 'factory', by: 'C41', about: { factory: 'F059' }, begun: 7, handedIn: 6 },
  },
];
