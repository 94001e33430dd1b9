import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups } from './chunks.ts';

const WEB = join(import.meta.dirname, '../src');
const LIBRARIES = join(import.meta.dirname, '../../node_modules');
const CONTRACT = join(import.meta.dirname, '../../contract/src');
const web = (path: string) => join(WEB, path);
const FORMS = join(LIBRARIES, 'react-hook-form/index.mjs');
const PLOTS = join(LIBRARIES, 'd3-shape/index.js');

/** What imports what, at once and later. */
const IMPORTS: Record<string, string[]> = {
  [web('main.tsx')]: [web('kit/button.tsx')],
  [web('app/routes.tsx')]: [web('flow/flow.routes.tsx'), web('notice/notice.routes.tsx')],
  [web('dashboard/home/home-page.tsx')]: [web('kit/task.tsx')],
  [web('flow/list-page.tsx')]: [web('kit/table.tsx'), web('flow/cells.tsx'), web('flow/list.module.css')],
  [web('flow/form-page.tsx')]: [web('kit/form.tsx'), web('flow/cells.tsx'), web('flow/inputs.tsx')],
  [web('flow/map-page.tsx')]: [web('kit/form.tsx'), PLOTS, web('flow/cells.tsx')],
  [web('notice/list-page.tsx')]: [web('kit/table.tsx'), web('kit/form.tsx'), web('notice/cells.tsx')],
  [web('notice/settings-page.tsx')]: [web('notice/cells.tsx'), web('kit/button.tsx')],
  [web('kit/form.tsx')]: [FORMS, web('kit/form.module.css')],
  [web('kit/table.tsx')]: [join(CONTRACT, 'index.ts')],
  [join(CONTRACT, 'index.ts')]: [join(CONTRACT, 'factory/factory.ts')],
};
const LATER: Record<string, string[]> = {
  [web('flow/flow.routes.tsx')]: ['list', 'form', 'map'].map((name) => web(`flow/${name}-page.tsx`)),
  [web('notice/notice.routes.tsx')]: ['list', 'settings'].map((name) => web(`notice/${name}-page.tsx`)),
  [web('flow/list-page.tsx')]: [web('flow/dialog.tsx')],
};
const graph = {
  getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [], dynamicallyImportedIds: LATER[id] ?? [] }),
};

/** Returns the file of a module: the first group that takes it. */
const fileOf = (id: string) => {
  for (const { name, test } of chunkGroups().map((group) => ({ test: undefined, ...group }))) {
    if (test && !test.test(id)) continue;
    const file = typeof name === 'string' ? name : name(id, graph);
    if (file !== null) return file;
  }
  return 'alone';
};

it('28.7 puts what several slices share into one file, and what a slice has into another', () => {
  expect(fileOf(web('kit/table.tsx'))).toBe('shared');
  expect(['list-page.tsx', 'cells.tsx'].map((name) => fileOf(web(`flow/${name}`)))).toEqual(['flow', 'flow']);
  // Slices of a few kilobytes have no file of their own.
  expect(fileOf(web('notice/cells.tsx'))).toBe('shared');
});

it('28.7 keeps large libraries apart, with what comes only with them', () => {
  expect([FORMS, web('kit/form.tsx')].map(fileOf)).toEqual(['shared-forms', 'shared-forms']);
  expect(['form-page.tsx', 'inputs.tsx'].map((name) => fileOf(web(`flow/${name}`)))).toEqual([
    'flow-forms',
    'flow-forms',
  ]);
  expect([PLOTS, web('flow/map-page.tsx')].map(fileOf)).toEqual(['flow-plots', 'flow-plots']);
  expect(fileOf(web('notice/list-page.tsx'))).toBe('notice-forms');
});

it('28.7 has all styles of the pages in one file, and what nobody can place with what is shared', () => {
  expect([web('flow/list.module.css'), web('kit/form.module.css')].map(fileOf)).toEqual(['shared', 'shared']);
  expect(fileOf(join(CONTRACT, 'factory/factory.ts'))).toBe('shared');
});

it('28.7 loads the first page and the home page apart from all others, and leaves what is loaded later alone', () => {
  expect(fileOf(web('kit/button.tsx'))).toBe('first');
  expect(fileOf(web('flow/flow.routes.tsx'))).toBe('routes');
  expect(fileOf(web('kit/task.tsx'))).toBe('home');
  expect(fileOf(web('flow/dialog.tsx'))).toBe('alone');
});
