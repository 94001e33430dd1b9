import { graphOf } from '../../server/src/supply/tiers/graph.ts';
import { flatSource } from '../../server/test/fixtures/supply/flat-source.ts';
import { COMPANIES, COUNTRIES, manyTiers } from '../../server/test/fixtures/supply/many-tiers.ts';
import { measureInBrowser, wheel } from './in-browser.ts';

const VIEWER = 45;

/** Measures the tier graph of ten thousand companies in a browser, folded as the server folds it. */
export const measureTierGraph = () => {
  const answer = manyTiers();
  return measureInBrowser({
    what: `tier graph, ${COMPANIES} companies, ${COUNTRIES.length} countries`,
    viewer: VIEWER,
    path: '/supply-chain/tier',
    answerAt: '**/api/supply-tiers**',
    answer: ({ pathname, searchParams }) => {
      const open = searchParams.get('open')?.split(',') ?? [];
      return pathname.endsWith('/graph')
        ? graphOf(flatSource(answer), { rows: Number(searchParams.get('rows')), open })
        : answer;
    },
    drawnFrom: '/api/supply-tiers/graph',
    part: '[role=tree] [role=treeitem]',
    moves: {
      'zoomed in': (page, parts) => wheel(page, parts, { y: -120, isZoom: true }),
      'moved sideways': (page, parts) => wheel(page, parts, { x: 80 }),
      'moved down': (page, parts) => wheel(page, parts, { y: 60 }),
      'zoomed out': (page, parts) => wheel(page, parts, { y: 120, isZoom: true }),
    },
    acts: {
      'a card chosen': async (page, parts) => {
        await parts.first().focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      },
    },
  });
};
