import { join } from 'node:path';

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const MAIN = join(import.meta.dirname, '../src/main.tsx');
/** What somebody reads who comes for the first time: nothing else may travel before it. */
const FIRST_PAGE = join(import.meta.dirname, '../src/account/sign-in/sign-in-page.tsx');
/** Whoever takes one thing through such a door would seem to need all that is behind it. */
const DOOR = /contract\/src\/index\.ts$|lucide-react\.mjs$/;
/** So many of the parts that are loaded when they are wanted, a hundred and sixty: nearly every page is among them. */
const NEARLY_ALL = 20;

/** Everything that these draw in by themselves, without what they load later. */
const drawnIn = (roots: string[], graph: Graph) => {
  const seen = new Set(roots);
  for (const id of seen)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!DOOR.test(imported)) seen.add(imported);
  return seen;
};

/**
 * Which files the browser gets. Left alone, whatever two pages share becomes a file of its own, every icon too: a list of
 * factories then took 167 requests. Together go: the libraries, what the first page needs, and what nearly all others need.
 */
export const chunkGroups = () => {
  let first: Set<string> | undefined;
  const ofFirstPage = (id: string, graph: Graph) => {
    first ??= drawnIn([MAIN, FIRST_PAGE], graph);
    return first.has(id) && id !== MAIN ? 'first' : null;
  };
  return [
    // In one chunk, so that zod's settings are made before any schema is (see zod-settings.ts).
    { name: 'zod', test: /node_modules\/zod\/|kit\/form\/(zod-settings|issue-message)/ },
    // Changes with the libraries and not with us: browsers keep it when we change.
    {
      name: 'vendor',
      test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|(react-)?i18next[\w-]*)\//,
    },
    { name: ofFirstPage, debugName: 'first' },
    { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
    { name: 'pages', test: (id: string) => !DOOR.test(id), minShareCount: NEARLY_ALL },
  ];
};
