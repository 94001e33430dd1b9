import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { userOf } from '../../e2e/fixtures/product.ts';
import { BROWSER_HINT, ensureBrowser } from '../../scripts/programs/browser.ts';
import { withProduct } from '../bench-product.ts';
import { type Figure, plain, ratio } from '../figure.ts';
import { median } from '../measure.ts';

const ROUNDS = 5;
const SIZE = { width: 1_440, height: 1_000 };
/** Milliseconds from the last byte of the answer until the picture is on the screen. */
const FIRST = { floor: 1_500, goal: 500 };
/** Milliseconds for which one task keeps the page from responding while somebody moves in the picture. */
const TASK = { floor: 100, goal: 50 };

export type BrowserPicture = {
  what: string;
  /** Number of the seeded supplier who looks. */
  viewer: number;
  path: string;
  /** Address of the answer, and what it is for one request. */
  answerAt: string;
  answer: (asked: URL) => unknown;
  /** Path of the answer from which the picture is drawn. */
  drawnFrom: string;
  /** What the picture consists of; the first is looked for. */
  part: string;
  /** Panning and zooming, which has a bar; and what else is done to the picture. */
  moves: Record<string, Act>;
  acts: Record<string, Act>;
};
type Act = (page: Page, parts: Locator) => Promise<void>;

/** Draws a picture from an answer of this size with the built product in a browser, and moves in it. */
export const measureInBrowser = (picture: BrowserPicture) =>
  withProduct(async (url, tokens): Promise<Figure[]> => {
    const executablePath = ensureBrowser();
    if (!executablePath) throw new Error(BROWSER_HINT);
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    try {
      return await drawn(browser, url, tokens.suppliers[picture.viewer] ?? '', picture);
    } finally {
      await browser.close();
    }
  });

const drawn = async (browser: Browser, url: string, token: string, picture: BrowserPicture) => {
  const context = await browser.newContext({ baseURL: url, locale: 'ko-KR', viewport: SIZE, reducedMotion: 'reduce' });
  await context.addInitScript(
    ([accessToken, user]) => {
      localStorage.setItem('accessToken', accessToken ?? '');
      localStorage.setItem('user', user ?? '');
    },
    [token, JSON.stringify(userOf(picture.viewer))],
  );
  await context.addInitScript(watch, picture.part);
  const rounds: Round[] = [];
  // The first round fills the cache of the browser.
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await drawnOnce(context, picture));
  const counted = rounds.slice(1);
  const { what, moves, acts } = picture;
  const middle = (of: (round: Round) => number) => median(counted.map(of));
  const most = (name: string) => Math.max(...counted.map(({ tasks }) => tasks.get(name) ?? 0));
  const parts = `${counted[0]?.parts ?? 0} parts`;
  return [
    ratio(
      `${what}: ms from answer to picture`,
      middle(({ wall }) => wall),
      FIRST,
      parts,
    ),
    plain(`${what}: processor ms of it`, middle(({ processor }) => processor).toFixed(0)),
    ...Object.keys(moves).map((name) => ratio(`${what}: ${name}, longest task, ms`, most(name), TASK)),
    ...Object.keys(acts).map((name) => plain(`${what}: ${name}, longest task, ms`, most(name).toFixed(0))),
  ];
};

type Round = { wall: number; processor: number; parts: number; tasks: Map<string, number> };

/** The answer waits until the page rests, so that nothing but the picture is measured. */
const drawnOnce = async (context: BrowserContext, picture: BrowserPicture): Promise<Round> => {
  const page = await context.newPage();
  const isFree = Promise.withResolvers<void>();
  await page.route(picture.answerAt, async (route) => {
    await isFree.promise;
    await route.fulfill({ json: { result: { data: picture.answer(new URL(route.request().url())) } } });
  });
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === picture.drawnFrom);
  await page.goto(picture.path, { waitUntil: 'commit' });
  await asked;
  await longest(page);
  const processorMs = await processorOf(page);
  const before = await processorMs();
  isFree.resolve();
  await page.waitForFunction(() => window.pictureSeen !== undefined);
  const wall = await page.evaluate(sinceAnswer, picture.drawnFrom);
  const processor = (await processorMs()) - before;
  const shown = page.locator(picture.part);
  const parts = await shown.count();
  const tasks = new Map<string, number>();
  for (const [name, move] of Object.entries({ ...picture.moves, ...picture.acts })) {
    await longest(page);
    await move(page, shown);
    tasks.set(name, await longest(page));
  }
  await page.close();
  return { wall, processor, parts, tasks };
};

/** Returns what reads the time that the page itself has used, whatever else runs on the machine. */
const processorOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
};

/** Runs in the page: the time between the last byte of the answer and the picture. */
const sinceAnswer = (path: string) => {
  const answers = performance
    .getEntriesByType('resource')
    .flatMap((entry) =>
      entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname === path ? [entry.responseEnd] : [],
    );
  return (window.pictureSeen ?? 0) - Math.max(...answers);
};

declare global {
  interface Window {
    /** Milliseconds after the start of the page at which the picture was on the screen. */
    pictureSeen?: number;
    longTasks: number[];
  }
}

/** Runs in the page before everything else. A browser reports tasks of 50 ms and more. */
const watch = (part: string) => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const seek = new MutationObserver(() => {
    if (!document.querySelector(part)) return;
    seek.disconnect();
    // What is in the document at one frame has been painted at the next.
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        window.pictureSeen = now;
      }),
    );
  });
  seek.observe(document, { childList: true, subtree: true });
};

/** Returns the longest task since it was asked last, once the page rests or has had time enough to. */
const longest = (page: Page) =>
  page.evaluate(
    (timeout) =>
      new Promise<number>((resolve) => {
        requestIdleCallback(
          () => {
            // The browser reports long tasks to the observer in a later task.
            setTimeout(() => resolve(Math.max(0, ...window.longTasks.splice(0))), 100);
          },
          { timeout },
        );
      }),
    REST_MS,
  );
const REST_MS = 3_000;

/** Moves the wheel over the middle of the picture, many times in a row. */
export const wheel = async (page: Page, parts: Locator, by: { x?: number; y?: number; isZoom?: boolean }) => {
  await parts.first().hover({ force: true });
  if (by.isZoom) await page.keyboard.down('Control');
  for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(by.x ?? 0, by.y ?? 0);
  if (by.isZoom) await page.keyboard.up('Control');
};
const TURNS = 12;
