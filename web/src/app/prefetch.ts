import { type DataRouter, type LoaderFunctionArgs, matchRoutes } from 'react-router';
import { accountQueries } from '../account/account.queries.ts';
import { inBackground } from '../kit/api/background.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { hasSession } from '../kit/session/storage.ts';
import { WRITES } from '../kit/slice.ts';
import { GATED_ROUTES } from './session-end.ts';

/** A pointer that only passes over a link wants nothing. */
const INTENT_MS = 60;
/** What was read ahead and is not shown by then is forgotten: a page must not open with old data. */
const FRESH_MS = 30_000;

type Place = Pick<DataRouter, 'routes' | 'state'>;
type Match = NonNullable<ReturnType<typeof matchRoutes>>[number];

/**
 * Loads the page behind a link when the pointer rests on the link or the link gets the focus. One listener serves all
 * links. A finger has no hover, and a browser that saves data gets nothing ahead. Returns a function that stops.
 */
export const startPrefetch = (router: Place) => {
  const asked = new Set<string>();
  let intent: ReturnType<typeof setTimeout> | undefined;
  let isTouched = false;

  const prefetch = async (link: HTMLAnchorElement) => {
    const address = link.pathname + link.search;
    const { pathname, search } = router.state.location;
    if (asked.has(address) || address === pathname + search) return;
    asked.add(address);
    const known = new Set(knownReads());
    // What fails now is tried and shown when the user really goes there.
    await loadPage(router, link.href).catch(() => asked.delete(address));
    const readAhead = knownReads().filter((hash) => !known.has(hash));
    setTimeout(() => {
      asked.delete(address);
      forgetUnshown(readAhead);
    }, FRESH_MS);
  };

  const onWant = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
    clearTimeout(intent);
    // A finger also moves the focus.
    if (type === 'pointerover') isTouched = pointerType === 'touch';
    const link = target instanceof Element ? target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || isTouched || !isOfApp(link) || savesData() || !hasSession()) return;
    intent = setTimeout(() => void prefetch(link), INTENT_MS);
  };

  document.addEventListener('pointerover', onWant);
  document.addEventListener('focusin', onWant);
  return () => {
    clearTimeout(intent);
    document.removeEventListener('pointerover', onWant);
    document.removeEventListener('focusin', onWant);
  };
};

const cache = queryClient.getQueryCache();
const knownReads = () => cache.getAll().map(({ queryHash }) => queryHash);

const forgetUnshown = (hashes: string[]) => {
  for (const hash of hashes) {
    const read = cache.get(hash);
    if (read?.getObserversCount() === 0) cache.remove(read);
  }
};

const isOfApp = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && ['', '_self'].includes(link.target) && !link.hasAttribute('download');

const savesData = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/**
 * Loads only pages behind the gate, and none whose loader writes: the loaders of others try single-use links. An operator gets the code of a page
 * but not its data, because each reading of personal data is recorded as an access.
 */
const loadPage = async ({ routes }: Place, href: string) => {
  const { pathname, search } = new URL(href);
  const matches = matchRoutes(routes, { pathname, search }) ?? [];
  if (!matches.some(({ route }) => GATED_ROUTES.includes(route.id ?? ''))) return;
  if (matches.some(({ route }) => route.handle === WRITES)) return;
  const { role } = await queryClient.ensureQueryData(accountQueries.user());
  const request = new Request(href);
  const loading = matches.flatMap((match) => [
    loadParts(match),
    role === 'supplier' && loadData(match, { request, url: new URL(href) }),
  ]);
  await Promise.all(loading);
};

type Parts = Record<string, (() => Promise<unknown>) | undefined>;

/** Returns the parts that the router has not loaded yet, by name. */
const partsOf = ({ route }: Match) => (typeof route.lazy === 'object' ? route.lazy : {}) as Parts;

const loadParts = (match: Match) => Promise.all(Object.values(partsOf(match)).map((load) => load?.()));

const loadData = async (match: Match, where: Pick<LoaderFunctionArgs, 'request' | 'url'>) => {
  const loader = (await partsOf(match).loader?.()) ?? match.route.loader;
  const args = { ...where, params: match.params } as LoaderFunctionArgs;
  // To rest on a link is no use of the session, and must not report its end.
  if (typeof loader === 'function') await inBackground(() => loader(args));
};
