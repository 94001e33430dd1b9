import { join } from 'node:path';

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const MAIN = join(import.meta.dirname, '../src/main.tsx');
/** The page of a first visit: nothing else may load before it. */
const FIRST_PAGE = join(import.meta.dirname, '../src/account/sign-in/sign-in-page.tsx');
/** A module that imports one name from such an index would seem to need everything behind it. */
const DOOR = /contract\/src\/index\.ts$|lucide-react\.mjs$/;
/** Components of one element and a class each: as files of their own, their names would weigh more than they do. */
const PARTS =
  /src\/kit\/(ui\/(styled|section\/)|ui\/page\/narrow|record\/(record-|timeline|detail-|history)|print\/|form\/form-(layout|page|stack)|list\/(list-parts|views|editable-list))/;
/** A module used by this many of the hundred and sixty lazy parts is used by nearly every page. */
const NEARLY_ALL = 20;

/** Returns all modules that these import statically, without those that they load later. */
const drawnIn = (roots: string[], graph: Graph) => {
  const seen = new Set(roots);
  for (const id of seen)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!DOOR.test(imported)) seen.add(imported);
  return seen;
};

/**
 * Groups modules into files for the browser. By default whatever two pages share becomes a file of its own, even every
 * icon: a list of factories then took 167 requests. Grouped are: the libraries, the modules of the first page, and
 * those that nearly all other pages need.
 */
export const chunkGroups = () => {
  let first: Set<string> | undefined;
  const ofFirstPage = (id: string, graph: Graph) => {
    first ??= drawnIn([MAIN, FIRST_PAGE], graph);
    return first.has(id) && id !== MAIN ? 'first' : null;
  };
  return [
    // In one chunk, so that zod is configured before any schema is created (see zod-settings.ts).
    { name: 'zod', test: /node_modules\/zod\/|kit\/form\/(zod-settings|issue-message)/ },
    // Changes with the libraries and not with our code: browsers keep it when we release.
    {
      name: 'vendor',
      test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|(react-)?i18next[\w-]*)\//,
    },
    { name: ofFirstPage, debugName: 'first' },
    { name: 'parts', test: PARTS },
    { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
    { name: 'pages', test: (id: string) => !DOOR.test(id), minShareCount: NEARLY_ALL },
  ];
};
