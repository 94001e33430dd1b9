import type { FlowBand, FlowNode } from '@ieum/contract';
import { FLOW_BANDS_MAX } from '@ieum/contract';
import { groupSmallest, openGroup } from '../../server/src/flow/map/grouping.ts';

const BREADTH = 250;
export const [LINKS, TIERS] = [2_000, 4];
const MATERIALS = ['nickel', 'cobalt', 'lithium', 'copper', 'aluminium', 'graphite'] as const;

const supplier = (tier: number, nth: number) => `c${tier}-${nth % BREADTH}`;
const OWN: FlowNode = { id: 'own', kind: 'company', company: null, name: '', country: 'KR', tier: 0, isOwn: true };

export const nodeOf = (id: string): FlowNode => {
  if (id === 'own') return OWN;
  const isGroup = id.startsWith('others');
  const tier = Number(isGroup ? id.split(' ')[1] : id.slice(1, 2));
  const company = {
    id,
    isMasked: false,
    name: `협력사 ${id}`,
    nameEnglish: '',
    nameChinese: '',
    nameJapanese: '',
    token: '',
    country: 'KR',
  };
  return {
    id,
    kind: isGroup ? 'others' : 'company',
    name: '',
    country: 'KR',
    tier,
    isOwn: false,
    company: isGroup ? null : { ...company, isPlaceholder: false },
  };
};

/** Two thousand links over four tiers, each with a different weight. */
export const MADE: FlowBand[] = Array.from({ length: LINKS }, (_, at) => {
  const tier = 1 + (at % TIERS);
  const [from, to] = [supplier(tier, at * 7), tier === 1 ? 'own' : supplier(tier - 1, at * 3)];
  return {
    key: `b${at}`,
    from,
    to,
    kg: tier === 1 ? 1_000 + at : null,
    band: tier === 1 ? '' : 'under10',
    family: '',
    materials: MATERIALS.slice(at % MATERIALS.length, (at % MATERIALS.length) + 1),
    carries: [],
    goods: [],
    quantities: [],
    states: null,
    isOwn: tier === 1,
    isLoop: false,
    rows: tier === 1 ? 1 : null,
    isWeightless: false,
    count: 1,
    isGroup: false,
  };
});
const tierOf = (id: string) => nodeOf(id).tier;
const columnOf = ({ from, to }: FlowBand) => `${tierOf(from)} ${tierOf(to)}`;
const ORDERING = {
  max: FLOW_BANDS_MAX,
  columnOf,
  weightOf: ({ kg }: FlowBand) => kg ?? 1,
  keyOf: ({ key }: FlowBand) => key,
};

/** Groups the bands with the product's own grouping. */
export const answerTo = (open: string) => {
  const grouped = open ? openGroup(MADE, ORDERING, open) : groupSmallest(MADE, ORDERING);
  const groups = (grouped?.groups ?? []).map(({ key, column, bands }): FlowBand => {
    const [from = '', to = ''] = column.split(' ');
    const place = {
      key,
      from: `others ${from}`,
      to: `others ${to}`,
      band: '' as const,
      family: '' as const,
      materials: [],
      carries: [],
      goods: [],
      quantities: [],
    };
    const hidden = { kg: null, states: null, rows: null, isWeightless: false };
    return { ...place, ...hidden, isOwn: false, isLoop: false, count: bands.length, isGroup: true };
  });
  const bands = [...(grouped?.shown ?? []), ...groups];
  const nodes = [...new Set(bands.flatMap(({ from, to }) => [from, to]))].map(nodeOf);
  const totals = { inKg: 1_000_000, outKg: 0, ownKg: 0, rows: LINKS };
  return { roots: [], nodes, bands, threads: [], totals, weightless: 0 };
};
