import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

const SLICES = [
  'document',
  'notice',
  'company',
  'account',
  'factory',
  'risk',
  'supply',
  'flow',
  'review',
  'search',
  'dashboard',
  'admin',
];
/** An import may go down this list or stay level, never up. What stands nowhere on it has no place under src. */
const LEVELS = [
  ['kit'],
  ...SLICES.map((slice) => [slice]),
  ['app', 'main', 'client', 'contract', 'errors', 'index', 'slices'],
];
const PACKAGES = ['contract', 'server', 'web'];
/** A review has a core, and flows above it that know only the core. */
const REVIEW_CORE = 'record';
const REVIEW_FLOWS = ['requests', 'answering', 'reviewing', 'actions', 'templates'];
const MAX_LINES = 250;
const MAX_FILES = 25;
/** What a file can be; a file with no role is called by its noun alone. */
const ROLES = [
  'service',
  'store',
  'policy',
  'rules',
  'presenter',
  'messages',
  'mails',
  'jobs',
  'limits',
  'queries',
  'routes',
  'paths',
  'page',
  'examples',
];

const levelOf = (area: string) => LEVELS.findIndex((level) => level.includes(area));

/** `server/src/factory/record/record.store.ts` → factory, `contract/src/factory.ts` → factory */
const areaOf = (path: string) => path.split('/')[2]?.replace(/\..*/, '') ?? '';

const files = PACKAGES.flatMap((pkg) =>
  readdirSync(pkg, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(src|test)\/.*\.tsx?$/.test(name))
    .map((name) => {
      const path = `${pkg}/${name}`;
      const text = readFileSync(path, 'utf8');
      return { pkg, path, area: areaOf(path), text, code: text.replace(/\/\*.*?\*\/|\/\/.*?$/gms, '') };
    }),
);
const source = files.filter(({ path }) => path.split('/')[1] === 'src' && !path.includes('.test.'));
const stores = source.filter(({ path }) => path.endsWith('.store.ts'));
/** What opens and migrates the database speaks to it before there are stores. */
const databaseKit = /^server\/src\/kit\/(db|pglite)\//;

const migrations = readdirSync('server/migrations')
  .toSorted()
  .map((name) => readFileSync(`server/migrations/${name}`, 'utf8').replace(/--.*$/gm, ''));
const views = new Map(
  migrations.flatMap((text) =>
    [...text.matchAll(/\bcreate\s+view\s+([a-z_]+)\s+as\b([^;]*);/gi)].map(([, name = '', query = '']) => [
      name,
      query,
    ]),
  ),
);

it('keeps files short', () => {
  const long = files.filter(({ text }) => text.split('\n').length > MAX_LINES + 1);
  expect(long.map(({ path }) => path)).toEqual([]);
});

it('23.24 keeps sheets of styles short', () => {
  const sheets = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const long = sheets.filter((name) => readFileSync(`web/src/${name}`, 'utf8').split('\n').length > MAX_LINES + 1);
  expect(long).toEqual([]);
});

it('24.1 keeps folders small enough to read at a glance', () => {
  const counted = Map.groupBy(
    [...PACKAGES, 'e2e', 'scripts', 'bench']
      .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `${root}/${name}`))
      .filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !/\.(test|spec|d)\.tsx?$|\/(node_modules|dist)\//.test(path)),
    posix.dirname,
  );
  const large = [...counted].filter(([, inside]) => inside.length > MAX_FILES);
  expect(large.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
});

it('24.5 names a file by its noun and, after a dot, by one of the roles', () => {
  const wrong = source
    .filter(({ path }) => !path.endsWith('.d.ts'))
    .flatMap(({ path }) => {
      const [, ...roles] = posix
        .basename(path)
        .replace(/\.tsx?$/, '')
        .split('.');
      return roles.length === 0 || (roles.length === 1 && ROLES.includes(roles[0] ?? '')) ? [] : [path];
    });
  expect(wrong).toEqual([]);
});

it('gives every file a place', () => {
  expect(source.filter(({ area }) => levelOf(area) < 0).map(({ path }) => path)).toEqual([]);
});

const importsOf = (code: string) =>
  [...code.matchAll(/(?:from|import)[\s(]+['"]([^'"]+)['"]/g)].map(([, spec = '']) => spec);

it('lets imports point one way', () => {
  const wrong = source.flatMap((file) =>
    importsOf(file.code)
      .filter((spec) => (spec.startsWith('.') ? isForbidden(file, spec) : isForeign(file.pkg, spec)))
      .map((spec) => `${file.path} -> ${spec}`),
  );
  expect(wrong).toEqual([]);
});

it('24.4 keeps the flows of a review apart, and its core below them', () => {
  const review = new Map(source.filter(({ area }) => area === 'review').map((file) => [file.path, file]));
  const rooms = new Set([...review.keys()].map(roomOf));
  expect([...rooms].toSorted()).toEqual(['', REVIEW_CORE, ...REVIEW_FLOWS].toSorted());
  // A file of the slice's own folder may join flows, so an import of it counts as an import of what it joins.
  const roomsBehind = (path: string, seen: Set<string>): string[] => {
    const room = roomOf(path);
    if (room !== '' || seen.has(path)) return [room];
    seen.add(path);
    return targetsOf(review.get(path)).flatMap((target) => roomsBehind(target, seen));
  };
  const wrong = [...review.values()]
    .filter(({ path }) => roomOf(path) !== '')
    .flatMap((file) =>
      targetsOf(file)
        .filter((target) =>
          roomsBehind(target, new Set()).some((room) => REVIEW_FLOWS.includes(room) && room !== roomOf(file.path)),
        )
        .map((target) => `${file.path} -> ${target}`),
    );
  expect(wrong).toEqual([]);
});

/** `server/src/review/record/lock.ts` → record, `server/src/review/slice.ts` → an empty name */
const roomOf = (path: string) => path.split('/').slice(3, -1)[0] ?? '';

const targetsOf = (file: { path: string; area: string; code: string } | undefined) =>
  file
    ? importsOf(file.code)
        .filter((spec) => spec.startsWith('.'))
        .map((spec) => posix.join(posix.dirname(file.path), spec))
        .filter((target) => areaOf(target) === file.area)
    : [];

/** The contract's index, or one file of addresses, which brings no schema with it. */
const CONTRACT = /^@ieum\/contract(\/[\w/-]+\.paths\.ts)?$/;

/** Words that a package may import. The browser gets what the contract imports, so the contract imports few. */
const WORDS: Record<string, RegExp> = {
  contract: /^locales\/\w+\/sheets\//,
  server: /^locales\//,
  web: /^locales\/\w+\/interface\//,
};

const isForeign = (pkg: string, spec: string) =>
  pkg === 'contract' ? spec !== 'zod' : spec.startsWith('@ieum/') && !CONTRACT.test(spec);

const isForbidden = (file: { pkg: string; path: string; area: string }, spec: string) => {
  const target = posix.join(posix.dirname(file.path), spec);
  if (target.startsWith('locales/')) return !WORDS[file.pkg]?.test(target);
  if (!target.startsWith(`${file.pkg}/src/`)) return true;
  const area = areaOf(target);
  if (area === file.area) return false;
  return levelOf(area) > levelOf(file.area) || target.endsWith('.store.ts');
};

it('24.2 keeps a sheet of styles inside its slice', () => {
  const wrong = source.flatMap(({ path, area, code }) =>
    [...code.matchAll(/from '(\.[^']+\.css)'/g)]
      .map(([, spec = '']) => posix.join(posix.dirname(path), spec))
      .filter((sheet) => areaOf(sheet) !== area)
      .map((sheet) => `${path} -> ${sheet}`),
  );
  expect(wrong).toEqual([]);
});

it('lets only a store query', () => {
  const starters =
    /\.(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`|\bsql\./;
  const others = source.filter(
    (file) =>
      file.pkg === 'server' && !stores.includes(file) && !databaseKit.test(file.path) && starters.test(file.code),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});

it('lets a store write only its own tables', () => {
  const built = /\.(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'([a-z_]+)[^']*')?/g;
  const raw =
    /(?<!\b(?:do|for|key)\s+)\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+([a-z_]+)/gi;
  const wrong = stores.flatMap(({ path, area, code }) => {
    const own = area.replaceAll('-', '_');
    return [...code.matchAll(built), ...code.matchAll(raw)]
      .map(([, table = 'a table it does not name']) => table)
      .filter((table) => (table !== own && !table.startsWith(`${own}_`)) || views.has(table))
      .map((table) => `${path} writes ${table}`);
  });
  expect(wrong).toEqual([]);
});

/** Tables and views by name, with the area that owns them: the area whose name they begin with. */
const relations = new Map(
  migrations
    .flatMap((text) => [...text.matchAll(/\bcreate\s+(?:table|view)\s+([a-z_]+)|\brename\s+to\s+([a-z_]+)/gi)])
    .map(([, created, renamed]) => created ?? renamed ?? '')
    .map((name) => [name, ['kit', ...SLICES].find((area) => name === area || name.startsWith(`${area}_`)) ?? '']),
);

/** Finds what a text of SQL reads, in a list after `from` too. */
const readBySql = (text: string) =>
  [...text.matchAll(/\b(?:from|join|using|table)\s+((?:only\s+|lateral\s+)?[a-z_]+(?:[\w\s]*,\s*[a-z_]+)*)/gi)].flatMap(
    ([, list = '']) =>
      list.split(',').map(
        (item) =>
          item
            .trim()
            .replace(/^(only|lateral)\s+/i, '')
            .split(/\s/)[0] ?? '',
      ),
  );

/** A store names a table as a string, alone or with an alias: in a call of the query builder, or as a value for one. */
const readByStore = (code: string) => [
  ...[...code.matchAll(/'([a-z_]+)(?: as \w+)?'/g)].map(([, name = '']) => name),
  ...readBySql(code),
];

const reads = stores.flatMap(({ path, area, code }) =>
  [...new Set(readByStore(code))].map((name) => ({ path, area, name, owner: relations.get(name) ?? area })),
);

it('24.6 lets a store read only its own tables and those of slices below', () => {
  expect([...relations].filter(([, owner]) => owner === '')).toEqual([]);
  const wrong = reads.filter(({ area, owner }) => levelOf(owner) > levelOf(area));
  expect(wrong.map(({ path, name }) => `${path} reads ${name}`)).toEqual([]);
});

/** These read a factory by an id that another row has, or write it. No such row has the id of a hidden factory. */
const READ_BY_ID = [
  'dashboard/flags/history',
  'factory/certificates/certificate',
  'factory/certificates/list',
  'factory/evidence/evidence',
  'factory/import/applied',
  'factory/import/hidden',
  'factory/list/list',
  'factory/record/bulk',
  'factory/record/completeness',
  'factory/record/record',
  'factory/record/revision',
  'flow/events/events',
  'flow/ledger/choice',
  'flow/ledger/declaration-facts',
  'flow/ledger/sums',
  'flow/ledger/view',
  'flow/map/map',
  'flow/production/production',
  'flow/quarter/production',
  'review/answering/list',
  'review/record/view/view',
  'review/task',
  'supply/links/view',
];

it('28.9 lets all others read only the factories that are shown', () => {
  const direct =
    /selectFrom\(\s*'factory(?: as \w+)?'|[jJ]oin\(\s*'factory(?: as \w+)?'|\b(?:from|join) factory\b(?! as about)/;
  const found = stores.filter(({ code }) => direct.test(code)).map(({ path }) => path);
  expect(found.toSorted()).toEqual(READ_BY_ID.map((name) => `server/src/${name}.store.ts`).toSorted());
});

it('24.6 lets other slices read people only through the view that shows no secrets', () => {
  const wrong = reads.filter(
    ({ area, owner, name }) => owner === 'account' && area !== owner && name !== 'account_person',
  );
  expect(wrong.map(({ path, name }) => `${path} reads ${name}`)).toEqual([]);
});

/** Views in which a slice says what it needs to know from slices above it, and their slices fill. */
const FILLED_FROM_ABOVE = ['company_person', 'notice_recipient'];

it('24.6 lets a view show only what its slice may read, but for those that slices above fill', () => {
  const wrong = [...views].flatMap(([view, query]) =>
    readBySql(query)
      .filter((name) => levelOf(relations.get(name) ?? '') > levelOf(relations.get(view) ?? ''))
      .map(() => view),
  );
  expect([...new Set(wrong)].toSorted()).toEqual(FILLED_FROM_ABOVE);
  expect(views.size).toBeGreaterThan(FILLED_FROM_ABOVE.length);
});

it('has every slice of the contract on both sides', () => {
  const slicesOf = (pkg: string) =>
    SLICES.filter((slice) => source.some((file) => file.pkg === pkg && file.area === slice));
  expect(slicesOf('server')).toEqual(expect.arrayContaining(slicesOf('contract')));
  expect(slicesOf('web')).toEqual(expect.arrayContaining(slicesOf('contract')));
});

it('24.6 takes the addresses of pages from the contract', () => {
  const addresses = source.filter(({ path }) => path.endsWith('.paths.ts'));
  expect(addresses.filter(({ pkg }) => pkg !== 'contract').map(({ path }) => path)).toEqual([]);
  const withSchema = addresses.filter(({ code }) => /^import (?!type |.*\.paths\.ts')/m.test(code));
  expect(withSchema.map(({ path }) => path)).toEqual([]);
  const roots = new Set(
    addresses.flatMap(({ code }) => [...code.matchAll(/['`]\/([a-z-]+)/g)].map(([, root]) => root)),
  );
  const written = new RegExp(`['"\`](?:\\$\\{[\\w.]*\\})?/(?:${[...roots].join('|')})\\b`);
  const own = source.filter(({ pkg, code }) => pkg === 'server' && written.test(code));
  expect(own.map(({ path }) => path)).toEqual([]);
});

it('calls no file by a name that says nothing', () => {
  const drawers = /(^|\/)(index\.tsx|utils?|helpers?|misc|types|common|shared)(\.tsx?$|\/)/;
  expect(files.filter(({ path }) => drawers.test(path)).map(({ path }) => path)).toEqual([]);
});

it('keeps sentences out of the markup', () => {
  const sentence = />\s*[^<>{}=;()]*\p{L}{2,}[^<>{}=;()]*<\//u;
  const spoken = source.filter(({ pkg, path, code }) => pkg === 'web' && path.endsWith('.tsx') && sentence.test(code));
  expect(spoken.map(({ path }) => path)).toEqual([]);
});

it('24.6 lets the kit make the keys of the cache', () => {
  const own = source.filter(
    ({ pkg, area, code }) => pkg === 'web' && area !== 'kit' && /queryKey: \[|mutationKey/.test(code),
  );
  expect(own.map(({ path }) => path)).toEqual([]);
});

it('tells how a write ended, whatever is read after it', () => {
  const wrong = source.filter(
    ({ pkg, code }) => pkg === 'web' && /invalidateQueries/.test(code) && /useMutation/.test(code),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('25 formats dates and numbers in one place', () => {
  // A browser's own format tells in which order its user writes day and month.
  const exceptions = ['web/src/kit/ui/date/day-order.ts'];
  const own = source.filter(
    ({ path, code }) =>
      /\bIntl\.(DateTimeFormat|NumberFormat)\(|\.toLocale(Date|Time)?String\(/.test(code) &&
      !path.startsWith('contract/src/kit/format/') &&
      !exceptions.includes(path),
  );
  expect(own.map(({ path }) => path)).toEqual([]);
});

it('25 joins the ends of a range by the sign of the language', () => {
  // Records for machines and the description of the API are in English, and the title of a page has two parts.
  const exceptions =
    /^server\/src\/(factory\/facility-record|app\/api-docs)\/|^web\/src\/account\/sign-up\/wizard\.tsx$/;
  const joined = /\}\s?[~–～〜]\s?\$\{|join\(['"`]\s?[~–～〜]\s?['"`]\)/;
  const own = source.filter(({ pkg, path, code }) => pkg !== 'contract' && joined.test(code) && !exceptions.test(path));
  expect(own.map(({ path }) => path)).toEqual([]);
});
