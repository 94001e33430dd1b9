import { expect, it } from 'vitest';
import { foundGroup } from './palette-entry.ts';

const row = { id: 'a1', title: '누리셀', detail: '', state: 'partner' };
const more = () => '더 보기';
const placeOf = (kind: Parameters<typeof foundGroup>[0]['kind'], role: 'supplier' | 'admin', state = '') =>
  foundGroup({ kind, rows: [{ ...row, state }], hasMore: false }, { role, typed: '누리', more }).entries[0]?.to;

it('leads to the page of what was found', () => {
  expect(placeOf('company', 'supplier', 'partner')).toBe('/supply-chain/tier?company=a1');
  expect(placeOf('company', 'supplier', 'own')).toBe('/company');
  expect(placeOf('company', 'admin')).toBe('/admin/companies/a1');
  expect(placeOf('factory', 'admin')).toBe('/factory/a1');
  expect(placeOf('certificate', 'supplier')).toBe('/factory/certificates/a1');
  expect(placeOf('declaration', 'supplier')).toBe('/supply-chain/review/a1');
});

it('leads to the whole list where there is more', () => {
  const group = foundGroup(
    { kind: 'factory', rows: [row], hasMore: true },
    { role: 'supplier', typed: '울산 1', more },
  );
  expect(group.entries.at(-1)).toMatchObject({
    title: '더 보기',
    to: '/factory?search=%EC%9A%B8%EC%82%B0+1',
    isMore: true,
  });
});

it('leads to no list that would not find the same', () => {
  const entries = (kind: Parameters<typeof placeOf>[0], role: 'supplier' | 'admin', typed: string) =>
    foundGroup({ kind, rows: [row], hasMore: true }, { role, typed, more }).entries;
  expect(entries('request', 'supplier', '누리')).toHaveLength(1);
  expect(entries('factory', 'supplier', '누리ㅅ')).toHaveLength(1);
  expect(entries('factory', 'supplier', '누리셀')).toHaveLength(2);
  expect(entries('company', 'admin', '리셀')).toHaveLength(1);
  expect(entries('company', 'admin', '누리')).toHaveLength(2);
});
