import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simplePdf } from './pdf-corpus.ts';
import { clientOf, type Started } from './product-process.ts';

/** Such a test starts a handful of processes, one after the other. */
export const PATIENCE_MS = 180_000;
const WRITERS = 8;
const WRITES_BEFORE = 40;

/** Registers factories until `during` is done; gives the names that were acknowledged before it began. */
export const whileOthersWrite = async (product: Started, token: string, during: () => Promise<unknown>) => {
  const { registerFactory } = clientOf(product.url, token);
  const acknowledged: string[] = [];
  const enough = Promise.withResolvers<void>();
  let isOver = false;
  const write = async (writer: number) => {
    for (let no = 0; !isOver; no++) {
      const name = `공장 ${writer}-${no}`;
      await registerFactory({ name, country: 'KR', isNew: true });
      acknowledged.push(name);
      if (acknowledged.length >= WRITES_BEFORE) enough.resolve();
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await enough.promise;
  const before = [...acknowledged];
  await during();
  isOver = true;
  await writers;
  return before;
};

export const factoryNames = async (product: Started, token: string) => {
  const names: string[] = [];
  for (let page = 1; ; page++) {
    const { rows } = await clientOf(product.url, token).listFactories({ page });
    if (!rows.length) return names;
    names.push(...rows.map(({ name }) => name));
  }
};

/** Somebody with a file. */
export const signUp = async (product: Started) => {
  const file = new File([Uint8Array.from(await simplePdf())], '사업자등록증.pdf');
  const person = { name: '홍길동', email: 'hong@test.kr', password: 'correct horse battery', phone: '01012345678' };
  await clientOf(product.url).signUp({ ...person, business_number: '1234567890', file });
};

export const keptFiles = (folder: string) => {
  const kept = join(folder, 'files/kept');
  const names = readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/'));
  return names.sort().map((name) => [name, readFileSync(join(kept, name), 'hex')]);
};

/** Table, rows and hash. */
export const linesOf = (report: string) => report.split('\n').filter((line) => /^[a-z_]+ +\d+ {2}/.test(line));
