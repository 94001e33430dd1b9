import type { FlowBand, FlowNode } from '@ieum/contract';
import { labelOf } from '../web/src/flow/map/drawing/labels.ts';
import { sceneOf, stopsOf } from '../web/src/flow/map/drawing/scene.ts';
import { layOut } from '../web/src/flow/map/picture/layout.ts';
import { type Figure, ratio } from './figure.ts';
import { median, timed } from './measure.ts';

const [BANDS, TIERS, BREADTH] = [2_000, 4, 250];
const TIMES = 7;
const LABEL = 128;
const FRAME = { width: 1_100, height: 560 };
/** The browser also has to draw: together it may take 1.5 seconds. */
const BARS = { floor: 1_000, goal: 300 };

const MATERIALS = ['nickel', 'cobalt', 'lithium', 'copper'] as const;
const idOf = (tier: number, nth: number) => (tier === 0 ? 'own' : `c${tier}-${nth % BREADTH}`);

const nodeOf = (id: string): FlowNode => ({
  id,
  kind: 'company',
  company: null,
  name: '',
  country: 'KR',
  tier: id === 'own' ? 0 : Number(id.slice(1, 2)),
  isOwn: id === 'own',
});

const bandAt = (at: number): FlowBand => {
  const tier = 1 + (at % TIERS);
  const material = MATERIALS[at % MATERIALS.length] ?? 'nickel';
  return {
    key: `b${at}`,
    from: idOf(tier, at * 7),
    to: idOf(tier - 1, at * 3),
    kg: tier === 1 ? 1_000 + at : null,
    band: tier === 1 ? '' : 'under10',
    family: '',
    materials: [material],
    carries: [material],
    goods: [],
    quantities: [],
    states: null,
    rows: tier === 1 ? 1 : null,
    isWeightless: false,
    isOwn: tier === 1,
    isLoop: false,
    count: 1,
    isGroup: false,
  };
};

/** Measures the layout of the flow picture for two thousand bands: folded as it opens, and all of them. */
export const measureFlowPicture = async (): Promise<Figure[]> => {
  const bands = Array.from({ length: BANDS }, (_, at) => bandAt(at));
  const nodes = [...new Set(bands.flatMap(({ from, to }) => [from, to]))].map(nodeOf);
  const draw = async (open: string) => {
    const scene = sceneOf({ nodes, bands, threads: [] }, { unit: 'kg', choice: '', open });
    return layOut(
      stopsOf(scene, ({ id }) => labelOf(id, ['nickel 1,000 t'], LABEL)),
      scene.runs,
      FRAME,
    );
  };
  const figures: Figure[] = [];
  for (const [open, what] of [
    ['', 'opened'],
    ['all', 'every band alone'],
  ] as const) {
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1) times.push(await timed(() => draw(open)));
    figures.push(ratio(`layout of the flow picture, ${BANDS} bands, ${what}: ms`, median(times), BARS));
  }
  return figures;
};
