import { join } from 'node:path';

type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => Info | null };

const SRC = join(import.meta.dirname, '../src');
const MAIN = join(SRC, 'main.tsx');
/** The page of a first visit: nothing else may load before it. */
const FIRST_PAGE = join(SRC, 'account/sign-in/sign-in-page.tsx');
/** The open language list of the first page loads late, and with these alone: elsewhere they would bring a page along. */
const LANGUAGE_LIST = [
  ...['floating', 'menu'].map((name) => join(SRC, `kit/ui/popover/${name}.module.css`)),
  join(SRC, '../../node_modules/lucide-react/dist/esm/icons/check.mjs'),
];
/** The table of all other pages: loaded when somebody leaves the first one. */
const ROUTES = join(SRC, 'app/routes.tsx');
/** What everybody sees after signing in, with what reads it. */
const HOME = [
  'app/shell/shell.tsx',
  'app/session-loaders.ts',
  'app/prefetch.ts',
  'dashboard/home/home-page.tsx',
  'dashboard/home/loaders.ts',
].map((path) => join(SRC, path));
/** What the header opens, and the menu of a long list: they load late and use parts of the pages. */
const LATE = ['app/shell/opened/opened-menus.ts', 'account/views/view-menu.tsx'].map((path) => join(SRC, path));
/** Slices with a file of their own. The few kilobytes of the others are with what all share, and a list needs no more. */
const LARGE = ['flow', 'review'];
/** Large libraries that only some pages need. A page that needs two counts to the last. */
const SOME_NEED: Record<string, RegExp> = {
  forms:
    /node_modules\/(react-hook-form|@internationalized\/date)\/|aria-components\/dist\/exports\/(ComboBox|Select)\./,
  plots: /node_modules\/d3-(geo|shape|zoom)\//,
};
/** A module that imports one name from such an index would seem to need everything behind it. */
const DOOR = /contract\/src\/index\.ts$|lucide-react\.mjs$/;
/** So nobody knows which slices use these. */
const BEHIND_DOOR = /lucide-react\/dist\/esm\/icons\/|contract\/src\//;
const NAMES_PAGES = /\.routes\.tsx?$|app\/routes\.tsx$/;
/** Pages before the gate: who signs up needs nothing of the pages behind it. */
const ENTRANCE = /src\/account\/(sign-up|recovery|terms|operators\/(first-admin|admin-invite))/;
const STYLE = /\.css$/;
const SHARED = 'shared';
/** Pages and parts of no slice. Each is a file. */
const APP = 'app';

/** Returns all modules that these import statically, without those that they load later. */
const drawnIn = (roots: Iterable<string>, graph: Graph) => {
  const seen = new Set(roots);
  for (const id of seen)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!DOOR.test(imported)) seen.add(imported);
  return seen;
};

/** Names the modules that a page needs at once, and those of the start of the program. */
const allOf = (name: string, page: string[]) => {
  let drawn: Set<string> | undefined;
  return (id: string, graph: Graph) => {
    drawn ??= drawnIn([MAIN, ...page], graph);
    return drawn.has(id) ? name : null;
  };
};

/** Returns the slice of a page; `undefined` for pages that are no part of the product. */
const sliceOf = (page: string) => {
  if (ENTRANCE.test(page)) return 'entrance';
  const [, slice] = /\/web\/src\/(\w+)\//.exec(page) ?? [];
  return page.includes('/showcase/') ? undefined : slice;
};

type Use = { slices: Set<string>; libraries: string[] };

/** Returns all pages. A page is an import that the router makes. */
const pagesIn = (graph: Graph) =>
  [...drawnIn([ROUTES], graph)]
    .filter((file) => NAMES_PAGES.test(file))
    .flatMap((file) => graph.getModuleInfo(file)?.dynamicallyImportedIds ?? []);

/** Returns who uses a module: the slices whose pages draw it at once, and the large libraries that all these pages need. */
const findUses = (graph: Graph) => {
  const uses = new Map<string, Use>();
  for (const page of [...pagesIn(graph), ...LATE]) {
    const slice = sliceOf(page);
    if (!slice) continue;
    const drawn = drawnIn([page], graph);
    const needed = Object.keys(SOME_NEED).filter((name) => [...drawn].some((id) => SOME_NEED[name]?.test(id)));
    for (const id of drawn) {
      const { slices, libraries } = uses.get(id) ?? { slices: new Set(), libraries: needed };
      uses.set(id, { slices: slices.add(slice), libraries: libraries.filter((name) => needed.includes(name)) });
    }
  }
  return uses;
};

/**
 * Groups modules into files for the browser, so that a page is a handful of files. By default whatever two pages share
 * becomes a file of its own, even every icon: a list of factories then took 167 requests. A page is made of what all
 * slices share and what its slice has, each apart by the large libraries that it brings; what a page loads later stays a
 * file of its own. All styles are with what is shared: they are small, and a style sheet for each file would double the
 * requests.
 */
export const chunkGroups = () => {
  let uses: ReturnType<typeof findUses> | undefined;
  /** Names the place of a module: what several slices use, or one slice; and the library that it comes with. */
  const placeOf = (id: string, graph: Graph) => {
    uses ??= findUses(graph);
    if (DOOR.test(id)) return null;
    if (BEHIND_DOOR.test(id)) return SHARED;
    const use = uses.get(id);
    if (!use) return null;
    if (STYLE.test(id)) return SHARED;
    const [only = '', another] = use.slices;
    if (only === APP && !another) return null;
    const library = use.libraries.at(-1);
    if (library) return `${another ? SHARED : only}-${library}`;
    return !another && LARGE.includes(only) ? only : SHARED;
  };
  const places = (isWanted: (place: string) => boolean) => (id: string, graph: Graph) => {
    const place = placeOf(id, graph);
    return place !== null && isWanted(place) ? place : null;
  };
  const kinds = ['', ...Object.keys(SOME_NEED).map((name) => `-${name}`)];
  return [
    // In one chunk, so that zod is configured before any schema is created (see zod-settings.ts).
    { name: 'zod', test: /node_modules\/zod\/|kit\/form\/(zod-settings|issue-message)/ },
    // Changes with the libraries and not with our code: browsers keep it when we release.
    {
      name: 'vendor',
      test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|(react-)?i18next[\w-]*)\//,
    },
    { name: allOf('first', [FIRST_PAGE, ...LANGUAGE_LIST]), debugName: 'first' },
    { name: allOf('routes', [ROUTES]), debugName: 'routes' },
    { name: allOf('home', HOME), debugName: 'home' },
    // A group takes what its modules import as well, so those that others import come first.
    ...kinds.map((kind) => ({ name: places((place) => place === SHARED + kind), debugName: SHARED + kind })),
    ...kinds.map((kind) => ({
      name: places((place) => (kind ? place.endsWith(kind) : !place.includes('-'))),
      debugName: `slices${kind}`,
    })),
  ];
};
