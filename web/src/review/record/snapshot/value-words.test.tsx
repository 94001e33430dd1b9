// @vitest-environment happy-dom
import { CSV_TYPE, questionsOf, type Snapshot, XLSX_TYPE } from '@ieum/contract';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { snapshotOf } from '../../../../test/snapshots.ts';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../../kit/language/i18n.ts';
import { useFieldWords } from './field-words.ts';
import { fileOf } from './file.queries.ts';
import { useValueWords } from './value-words.ts';

const NAMESPACES = ['review', 'factory', 'flow', 'tier', 'material', 'unit', 'ui'];

/** Returns the label and the value of each field in a language. */
const readAs = async (snapshot: Snapshot, language: 'kr' | 'en') => {
  await startTestApp({ language });
  await i18n.loadNamespaces(NAMESPACES);
  const { result } = renderHook(() => ({ label: useFieldWords(snapshot), value: useValueWords(snapshot) }));
  const { label, value } = result.current;
  return Object.fromEntries(snapshot.values.map((row) => [row.path, [label(row.path), value(row.path, row.value)]]));
};

afterEach(cleanup);

it('S2.4 23.4 saves a sheet under its own name and type, and a picture as what it is kept as', () => {
  expect(fileOf('CMRT 6.5.xlsx')).toEqual({ name: 'CMRT 6.5.xlsx', type: XLSX_TYPE });
  expect(fileOf('제련소.CSV')).toEqual({ name: '제련소.CSV', type: CSV_TYPE });
  expect(fileOf('방침.pdf')).toEqual({ name: '방침.pdf', type: 'application/pdf' });
  expect(fileOf('사진.jpg')).toEqual({ name: '사진.webp', type: 'image/webp' });
});

it('S2.4 tells answers by the words of their questions and choices, with units, days and countries', async () => {
  expect(await readAs(snapshotOf('questionnaire'), 'kr')).toMatchObject({
    'answers.employees': ['직원 수', '1,234'],
    'answers.energy': ['전력 사용량', '56,000 kWh'],
    'answers.policy': ['방침이 있나요?', '예'],
    'answers.metals': ['쓰는 광물', '주석\n금'],
    'answers.since': ['시행일', '2026.03.01'],
    'answers.origin': ['원산지', '인도네시아'],
    'answers.proof': ['증빙', '방침.pdf'],
    'answers.smelters': ['제련소', 'PT Timah · 인도네시아 · 12.5 t'],
    statement: ['덧붙인 설명', '덧붙일 말이 있습니다.'],
    attachments: ['첨부 파일', '방침.pdf'],
  });
});

it('S2.4 tells a factory as its own page does', async () => {
  expect(await readAs(snapshotOf('factory'), 'kr')).toMatchObject({
    'factory.siteType': ['사업장 유형', '제련소'],
    'factory.country': ['국가', '대한민국'],
    'factory.region': ['시·도', '경기도'],
    'factory.openedOn': ['가동 시작일', '2011.05.02'],
    'factory.registrationExemption': ['공장등록 제외 사유', '500 m² 미만'],
    'factory.siteArea': ['부지 면적', '12,500 m²'],
    'factory.headcount': ['종업원 수', '전체: 120명\n기준일: 2026.10.31\n여성: 40명\n비정규직: 8명'],
    'factory.processes': ['공정', '도금 (주요 공정)'],
    certificates: ['인증서', 'ISO 14001 · K-1 · KFQ · 2025.01.01~2027.12.31'],
  });
});

it('S2.4 tells suppliers by name or token, shares as numbers or bands, and never by a code', async () => {
  const found = await readAs(snapshotOf('supply_map'), 'en');
  expect(found['links.a1']?.[0]).toBe('PT Nikel · 니켈 브리켓 · Nickel · HS 7502');
  expect(found['links.a1']?.[1]).toContain('Share: 62%');
  expect(found['links.a2']?.[0]).toContain('#7K2Q');
  expect(found['links.a2']?.[1]).not.toMatch(/to30|proposed|nickel\b/);
  const flows = await readAs(snapshotOf('flows'), 'en');
  expect(flows['flows.f1']?.[1]).toContain('Period: Jul 2026');
  expect(flows['flows.f1']?.[1]).toContain('Quantity: 2,420 t');
  expect(flows['flows.f1']?.[1]).not.toMatch(/TNE|mismatch\n|2026-07/);
});

it('S2.4 names groups, and what is not in a form, without a path', async () => {
  await startTestApp({ language: 'kr' });
  await i18n.loadNamespaces(NAMESPACES);
  const { form } = snapshotOf('questionnaire');
  const { result } = renderHook(() => useFieldWords({ form }));
  const paths = [
    'answers',
    'factory',
    'links',
    'flows',
    'certificates',
    'attachments',
    'answers.gone',
    'links.a9',
    'x.y',
  ];
  for (const path of paths) expect(result.current(path)).not.toContain(path);
  const first = form ? questionsOf(form)[0] : undefined;
  expect(result.current(`answers.${first?.key}`)).toBe(first?.words.kr);
});
