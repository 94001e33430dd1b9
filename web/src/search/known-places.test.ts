import { expect, it } from 'vitest';
import kr from '../../../locales/kr/interface/search.json' with { type: 'json' };
import shell from '../../../locales/kr/interface/shell.json' with { type: 'json' };
import { knownPlaces, type UserKind } from './known-places.ts';

const NAMES = {
  page: (name: keyof typeof kr.page) => kr.page[name],
  parent: (name: keyof typeof shell.nav.page) => shell.nav.page[name],
  action: (name: keyof typeof kr.action) => kr.action[name],
};
const titles = (who: UserKind, typed: string) => {
  const { pages, actions } = knownPlaces(who, NAMES, typed);
  return [...pages, ...actions].map(({ title }) => title);
};

it.each([
  ['물질', ['물질수지']],
  ['ㅁㅈㅅㅈ', ['물질수지']],
  ['mass', ['물질수지']],
  ['BALANCE', ['물질수지']],
  ['공급관계', ['공급 관계']],
  ['정보 공', ['정보 공개']],
  ['공장등', ['공장 등록']],
  ['ｍａｓｓ', ['물질수지']],
  ['ㄳ', ['추적 보고서', '구성원', '고객사 연결']],
  ['도움', ['도움말']],
  ['help', ['도움말']],
  ['진위', ['제출 자료 진위 확인']],
  ['협력사·관', ['협력사 차수', '공급 관계', '협력사 초대']],
  ['home', ['할 일']],
  ['없는 메뉴', []],
])('finds pages and actions by “%s”', (typed, found) => expect(titles('writer', typed)).toEqual(found));

it('shows first what begins so', () => {
  expect(titles('writer', '정보').slice(0, 1)).toEqual(['정보 공개']);
});

it('S2.7 knows the operator’s pages for an operator alone', () => {
  expect(titles('operator', '감사')).toEqual(['감사 기록', '개인정보 접근', '월별 점검']);
  expect(titles('writer', '감사')).toEqual([]);
  expect(titles('operator', '공장 등록')).toEqual([]);
});

it('S2.7 begins nothing for whoever only reads, nor for an operator', () => {
  expect(titles('writer', '등록')).toEqual(['공장 등록', '인증서 등록', '제품 등록']);
  for (const who of ['reader', 'operator', 'newcomer'] as const) expect(titles(who, '등록'), who).toEqual([]);
  expect(titles('reader', '제품')).toEqual(['제품', '자재']);
});

it('S1.3 leads a newcomer to what is there before a company is', () => {
  expect(titles('newcomer', '')).toEqual([
    '할 일',
    '회사 정보',
    '사업자 인증',
    '제출 자료 진위 확인',
    '내 계정',
    '알림',
    '알림 설정',
    '개인정보 처리방침',
    '도움말',
  ]);
});

it('leads to every page once', () => {
  for (const who of ['writer', 'operator'] as const) {
    const { pages, actions } = knownPlaces(who, NAMES, '');
    const addresses = [...pages, ...actions].map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
  }
});
