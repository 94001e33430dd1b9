import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoSignIn } from '@ieum/contract';
import { expect, it } from 'vitest';
import { cacheDemo } from '../fixtures/process/demo-folder.ts';
import { clientOf, runProduct, startDemo, startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { leftToAll } from '../suite.ts';

const doorOf = async (url: string) => {
  const page = await (await fetch(`${url}/auth/signin`)).text();
  const [, content] = /<meta name="ieum-demo" content="([^"]*)"/.exec(page) ?? [];
  return (
    content &&
    demoSignIn.parse(
      JSON.parse(
        content
          .replace(/&quot;/g, '"')
          .replace(/&lt;/g, '<')
          .replace(/&amp;/g, '&'),
      ),
    )
  );
};

/** The demo plays eight months. This takes a minute on an idle machine, and several on a busy one. */
const PATIENCE = 400_000;

// The gate keeps `app/demo/seed.test.ts`, which makes the same demo and answers every page of it.
leftToAll(() => {
  it(
    'S2.2 makes anew what was only begun, shows who can be tried out, lets each in, and stays as it is',
    () =>
      withFolder(async (folder) => {
        for (const left of ['demo-unfinished', 'half-a-database']) writeFileSync(join(folder, left), '');
        const demo = await startDemo(folder);
        const door = await doorOf(demo.url);
        if (!door) throw new Error('the page names nobody');
        for (const { email, role } of door.accounts)
          expect(await clientOf(demo.url).signIn({ email, password: door.password })).toMatchObject({ role });
        await demo.kill('SIGTERM');
        // The browser tests read this demo and need not make another.
        cacheDemo(folder);
        expect(existsSync(join(folder, 'half-a-database'))).toBe(false);
        expect(demo.output()).not.toContain(door.password);

        const again = await startDemo(folder);
        expect(await doorOf(again.url)).toEqual(door);
        await again.kill('SIGTERM');

        const { code, stderr } = await runProduct([], { PORT: '0', DATA_DIR: folder });
        expect([code, stderr]).toEqual([1, `${folder} holds the demo: run npm run demo, or set another DATA_DIR.\n`]);
      }),
    PATIENCE,
  );
});

it('names nobody on the page of any other start', () =>
  withFolder(async (folder) => {
    const product = await startProduct(folder);
    expect(await doorOf(product.url)).toBeUndefined();
    await product.kill('SIGTERM');
  }));

it('is refused where something else lies, or with another database, and touches nothing', () =>
  withFolder(async (folder) => {
    const own = join(folder, 'own.txt');
    writeFileSync(own, 'of somebody');
    const refused = async (env: Record<string, string>, args: string[] = []) =>
      (await runProduct(['demo', ...args], { PORT: '0', DATA_DIR: folder, ...env })).stderr.trim();
    expect(await refused({})).toBe(`${folder} holds something that is not the demo's: set another DATA_DIR.`);
    expect(await refused({}, ['--fresh'])).toBe(
      `${folder} holds something that is not the demo's: set another DATA_DIR.`,
    );
    expect(await refused({ DATABASE_URL: 'postgres://127.0.0.1:1/ieum' })).toMatch(
      /^The demo has a database of its own/,
    );
    expect(await refused({}, ['--all'])).toMatch(/^The demo takes no other word than --fresh/);
    expect(existsSync(own)).toBe(true);
  }));
