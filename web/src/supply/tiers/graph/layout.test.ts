import type { SupplyFlag } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { findMatches, withPathsTo } from '../filter.ts';
import { createTierModel, type Tiers } from '../model.ts';
import { BOX, layoutOf, neighbourOf, OTHERS, otherCountries } from './layout.ts';

const OPEN = { opened: [], folded: new Set<string>(), selected: '' };
const NO_FILTER = { search: '', tier: [], status: [], state: [], country: [], flag: [] };
const curve = { confirmed: [], declared: [] };

type CompanyInput = { id: string; tiers: number[]; country?: string; name?: string; isOwn?: boolean };
const company = ({ id, tiers, country = 'KR', name = '' }: CompanyInput): Tiers['companies'][number] => ({
  id,
  tiers,
  country,
  name,
  nameEnglish: '',
  nameChinese: '',
  nameJapanese: '',
  isMasked: name === '',
  token: name === '' ? `#${id}` : '',
  processGroup: '',
  hasCertificate: false,
  isPlaceholder: false,
  reveal: '',
});
const product = (id: string): Tiers['products'][number] => ({
  id: `p-${id}`,
  companyId: id,
  name: '',
  hs: '2825',
  materialGroup: '',
  isOrigin: false,
  tiers: [],
});
const link = (buyer: string, supplier: string, more: Partial<Tiers['links'][number]> = {}) => ({
  id: `${buyer}-${supplier}`,
  buyerId: `p-${buyer}`,
  supplierId: `p-${supplier}`,
  state: 'confirmed' as const,
  tiers: [],
  isLoop: false,
  share: null,
  band: 'to30' as const,
  isOwn: buyer === 'own',
  ...more,
});
const tiersOf = (companies: CompanyInput[], links: Tiers['links']): Tiers => ({
  roots: [{ id: 'p-own', name: '전기차' }],
  companies: companies.map(company),
  products: ['own', ...companies.map(({ id }) => id)].map(product),
  links,
  places: [],
  coverage: { spend: curve, mass: curve },
  cycles: [],
});

const SMALL = tiersOf(
  [
    { id: 'a', tiers: [1], name: '배터리' },
    { id: 'b', tiers: [1, 2], country: 'CN' },
    { id: 'c', tiers: [3], country: 'AU' },
  ],
  [
    link('own', 'a'),
    link('own', 'b', { state: 'proposed' }),
    link('a', 'b'),
    link('b', 'c'),
    link('c', 'a', { isLoop: true }),
  ],
);

const flag: SupplyFlag = {
  code: 'SINGLE_SOURCE',
  severity: 'high',
  subject: 'link',
  subjectId: 'own-a',
  step: 'add_source',
  evidence: {},
  snooze: null,
};

describe('a graph of tiers', () => {
  const model = createTierModel(SMALL, [flag]);
  const everyNode = findMatches(model, NO_FILTER);
  const layout = layoutOf(model, withPathsTo(model, everyNode), OPEN);

  it('S2.4 stands each company once, at the tier nearest to us, and keeps all of its tiers', () => {
    const columns = [...layout.drawn.values()].map(({ key, column, x }) => [key, column, x]);
    const step = BOX.width + BOX.across;
    expect(columns).toEqual([
      ['own', 0, BOX.edge],
      ['a', 1, BOX.edge + step],
      ['b', 1, BOX.edge + step],
      ['c', 3, BOX.edge + 3 * step],
    ]);
    expect(layout.drawn.get('b')?.node?.tiers).toEqual([1, 2]);
  });

  it('marks loops and what nobody has confirmed', () => {
    const lookOf = (key: string) => layout.lines.find((line) => line.key === key);
    expect(lookOf('own b')).toMatchObject({ isConfirmed: false, isLoop: false });
    expect(lookOf('c a')).toMatchObject({ isConfirmed: true, isLoop: true });
    expect(model.nodes.get('a')?.isInLoop).toBe(true);
  });

  it('shows a flag of an own link at its supplier', () => {
    expect(model.nodes.get('a')?.flags).toEqual([flag]);
    expect(model.nodes.get('b')?.flags).toEqual([]);
    expect(findMatches(model, { ...NO_FILTER, flag: ['high'] }).map(({ id }) => id)).toEqual(['a']);
  });

  it('walks to neighbours by arrows', () => {
    expect(neighbourOf(layout, 'own', 'ArrowRight')).toBe('a');
    expect(neighbourOf(layout, 'a', 'ArrowDown')).toBe('b');
    expect(neighbourOf(layout, 'b', 'ArrowRight')).toBe('c');
    expect(neighbourOf(layout, 'c', 'ArrowLeft')).toBe('b');
    expect(neighbourOf(layout, 'own', 'ArrowLeft')).toBeUndefined();
  });

  it('folds what hangs on a company alone, and nothing else', () => {
    const folded = layoutOf(model, withPathsTo(model, everyNode), { ...OPEN, folded: new Set(['b']) });
    expect([...folded.drawn.keys()]).toEqual(['own', 'a', 'b']);
  });

  it('filters by name, token, state and country, and draws the way to what is found', () => {
    const found = findMatches(model, { ...NO_FILTER, country: ['AU'] });
    expect(found.map(({ id }) => id)).toEqual(['c']);
    expect([...withPathsTo(model, found)].toSorted()).toEqual(['a', 'b', 'c', 'own']);
    expect(findMatches(model, { ...NO_FILTER, search: 'ㅂㅌㄹ' }).map(({ id }) => id)).toEqual(['a']);
    expect(findMatches(model, { ...NO_FILTER, search: '#b' }).map(({ id }) => id)).toEqual(['b']);
    expect(findMatches(model, { ...NO_FILTER, state: ['proposed'] }).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('ten thousand companies', () => {
  const COUNTRIES = Array.from({ length: 40 }, (_, at) => `C${at}`);
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    id: `n${at}`,
    tiers: [(at % 10) + 1],
    country: COUNTRIES[Math.floor(at / 10) % COUNTRIES.length] ?? '',
  }));
  const links = many.map(({ id, tiers: [tier = 1] }, at) => link(tier === 1 ? 'own' : `n${at - 1}`, id));
  const model = createTierModel(tiersOf(many, links), []);
  const shown = withPathsTo(model, findMatches(model, NO_FILTER));

  it('are grouped by tier and country first', () => {
    const { drawn, isGrouped } = layoutOf(model, shown, OPEN);
    expect(isGrouped).toBe(true);
    expect(drawn.size).toBeLessThan(300);
    const counted = [...drawn.values()].reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(10_001);
  });

  it('open a group on demand, never more than a few hundred at once', () => {
    const { drawn } = layoutOf(model, shown, { ...OPEN, opened: ['1 C0', '2 C0'] });
    expect(drawn.size).toBeLessThan(300);
    expect([...drawn.values()].filter(({ column, kind }) => column === 1 && kind === 'company')).toHaveLength(25);
  });

  it('draw the selected one by itself, with its links, wherever it was found', () => {
    const { drawn, lines } = layoutOf(model, shown, { ...OPEN, selected: 'n1234' });
    expect(drawn.get('n1234')).toMatchObject({ kind: 'company', column: 5 });
    expect(lines.filter(({ from, to }) => from.key === 'n1234' || to.key === 'n1234')).toHaveLength(2);
    expect([...drawn.values()].reduce((sum, { count }) => sum + count, 0)).toBe(10_001);
  });

  it('stand at the end of their tier where they are of countries with few, which the table then has', () => {
    const layout = layoutOf(model, shown, OPEN);
    const column = [...layout.drawn.values()].filter((box) => box.column === 2);
    expect(column.at(-1)).toMatchObject({ country: OTHERS, kind: 'group', count: 25 * 25 });
    expect(otherCountries(model, layout, 2)).toHaveLength(25);
  });

  it('are counted above each column', () => {
    const { heads } = layoutOf(model, shown, OPEN);
    expect(heads.map(({ column, count }) => [column, count])).toEqual([
      [0, 1],
      ...Array.from({ length: 10 }, (_, at) => [at + 1, 1_000]),
    ]);
  });
});
