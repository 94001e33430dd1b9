import { answerTo, LINKS, MADE, nodeOf } from '../../e2e/flow/many-flows.ts';
import { labelOf } from '../../web/src/flow/map/drawing/labels.ts';
import { sceneOf, stopsOf } from '../../web/src/flow/map/drawing/scene.ts';
import { layOut } from '../../web/src/flow/map/picture/layout.ts';
import { type Figure, ratio } from '../figure.ts';
import { median, timed } from '../measure.ts';
import { measureInBrowser, wheel } from './in-browser.ts';

const TIMES = 7;
const LABEL = 128;
const FRAME = { width: 1_100, height: 560 };
/** The browser also has to draw: together it may take 1.5 seconds. */
const BARS = { floor: 1_000, goal: 300 };
const VIEWER = 44;

/** Measures the flow picture of two thousand bands: its layout alone, and the whole picture in a browser. */
export const measureFlowPicture = async (): Promise<Figure[]> => [
  ...(await measureLayout()),
  ...(await inBrowser(`flow, ${LINKS} links as the server folds them`, answerTo)),
  ...(await inBrowser(`flow, ${LINKS} bands in one answer`, () => WHOLE)),
];

const NODES = [...new Set(MADE.flatMap(({ from, to }) => [from, to]))].map(nodeOf);
const WHOLE = { ...answerTo(''), nodes: NODES, bands: MADE };

/** Lays the bands out, folded as the picture opens, and each of them alone. */
const measureLayout = async () => {
  const draw = async (open: string) => {
    const scene = sceneOf({ nodes: NODES, bands: MADE, threads: [] }, { unit: 'kg', choice: '', open });
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
    figures.push(ratio(`layout of the flow picture, ${LINKS} bands, ${what}: ms`, median(times), BARS));
  }
  return figures;
};

/** The flow picture is always as large as its frame allows: it is moved, and followed along its bands. */
const inBrowser = (what: string, answer: (open: string) => unknown) =>
  measureInBrowser({
    what,
    viewer: VIEWER,
    path: '/supply-chain/flow',
    answerAt: '**/api/flow-map**',
    answer: ({ searchParams }) => answer(searchParams.get('open') ?? ''),
    drawnFrom: '/api/flow-map',
    part: 'figure svg[role=group] [role=button]',
    moves: {
      'moved sideways': (page, parts) => wheel(page, parts, { x: 60 }),
      'moved down': (page, parts) => wheel(page, parts, { y: 40 }),
    },
    acts: {
      'a band followed': async (page, parts) => {
        await parts.first().focus();
        await page.keyboard.press('Enter');
        await page.waitForURL(/band=/);
      },
    },
  });
