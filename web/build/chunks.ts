import { join } from 'node:path';

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const MAIN = join(import.meta.dirname, '../src/main.tsx');
/** The page of a first visit: nothing else may load before it. */
const FIRST_PAGE = join(import.meta.dirname, '../src/account/sign-in/sign-in-page.tsx');
/** The table of all other pages: loaded when somebody leaves the first one. */
const ROUTES = join(import.meta.dirname, '../src/app/routes.tsx');
/** What everybody sees after signing in, with what reads it. */
const HOME = [
  'app/shell/shell.tsx',
  'app/session-loaders.ts',
  'app/prefetch.ts',
  'dashboard/home/home-page.tsx',
  'dashboard/home/loaders.ts',
].map((path) => join(import.meta.dirname, '../src', path));
/** Libraries that only some pages need. Shared modules that import one of them are grouped apart from the others. */
const SOME_NEED = {
  forms: /node_modules\/(react-hook-form|@hookform)\//,
  dates: /node_modules\/@internationalized\/date\//,
  tables: /node_modules\/@tanstack\/(table-core|react-table|virtual-core|react-virtual|store|react-store)\//,
};
/** A module that imports one name from such an index would seem to need everything behind it. */
const DOOR = /contract\/src\/index\.ts$|lucide-react\.mjs$/;
/** Components of one element and a class each: as files of their own, their names would weigh more than they do. */
const PARTS =
  /src\/kit\/(ui\/(styled|section\/)|ui\/page\/narrow|record\/(record-|timeline|detail-|history)|print\/|form\/form-(layout|page|stack)|list\/(list-parts|views|editable-list))/;
/** Modules that read and write the address of a list: a few hundred bytes each. */
const ADDRESSES = /src\/[\w/-]+\/[\w-]*address\.ts$/;
/** A module used by this many of the hundred and sixty lazy parts is used by nearly every page. */
const NEARLY_ALL = 20;

/** Returns all modules that these import statically, without those that they load later. */
const drawnIn = (roots: string[], graph: Graph) => {
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

/**
 * Groups modules into files for the browser. By default whatever two pages share becomes a file of its own, even every
 * icon: a list of factories then took 167 requests. Grouped are: the libraries, the modules of the first page, the table
 * of routes, the modules of the first page after signing in, and those that nearly all other pages need, apart by the
 * large libraries that they bring.
 */
export const chunkGroups = () => {
  const kinds = new Map<string, string>();
  const library = (id: string) => Object.entries(SOME_NEED).find(([, libraries]) => libraries.test(id))?.[0] ?? null;
  /** Names a shared module after the libraries that it needs. */
  const byNeed = (id: string, graph: Graph) => {
    if (DOOR.test(id)) return null;
    const known = kinds.get(id);
    if (known !== undefined) return known;
    const needed = [...drawnIn([id], graph)].map(library);
    const kind =
      Object.keys(SOME_NEED)
        .filter((name) => needed.includes(name))
        .join('-') || 'pages';
    kinds.set(id, kind);
    return kind;
  };
  return [
    // In one chunk, so that zod is configured before any schema is created (see zod-settings.ts).
    { name: 'zod', test: /node_modules\/zod\/|kit\/form\/(zod-settings|issue-message)/ },
    // Changes with the libraries and not with our code: browsers keep it when we release.
    {
      name: 'vendor',
      test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|(react-)?i18next[\w-]*)\//,
    },
    { name: allOf('first', [FIRST_PAGE]), debugName: 'first' },
    { name: allOf('routes', [ROUTES]), debugName: 'routes' },
    { name: allOf('home', HOME), debugName: 'home' },
    { name: library, debugName: 'library' },
    { name: 'parts', test: PARTS },
    { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
    { name: 'addresses', test: ADDRESSES, minShareCount: 2 },
    { name: byNeed, debugName: 'pages', minShareCount: NEARLY_ALL },
  ];
};
