import type { Db } from '../../kit/db/database.ts';
import { Failure } from '../../kit/http/failure.ts';
import { actingOn, confirm } from './acts.ts';
import { announce, type Enqueue } from './delivery.jobs.ts';
import { lockLinks } from './link.store.ts';

type Who = { companyId: string; by: string; at: Date };
type Refused = { id: string; code: string };

/** Locks all links first, in the order of their ids. A refusal comes before anything of that link is written. */
export const confirmMany = async (db: Db, enqueue: Enqueue, who: Who, links: { id: string; version: number }[]) => {
  const versions = new Map(links.map(({ id, version }) => [id, version]));
  const found = new Map((await lockLinks(db, who.companyId, [...versions.keys()])).map((link) => [link.id, link]));
  const refused: Refused[] = [];
  for (const [id, version] of versions) {
    const link = found.get(id);
    const code = link ? await tried(() => confirmOne(db, enqueue, who, link, version)) : 'request.not_found';
    if (code !== undefined) refused.push({ id, code });
  }
  return { confirmed: versions.size - refused.length, refused };
};

const confirmOne = async (
  db: Db,
  enqueue: Enqueue,
  who: Who,
  link: Parameters<typeof actingOn>[0],
  version: number,
) => {
  const saved = await confirm(db, actingOn(link, who, version, 'confirm'));
  await announce(db, enqueue, saved, who.companyId);
};

/** Returns the code of a refusal; any other error ends the whole request. */
const tried = async (run: () => Promise<void>) => {
  try {
    await run();
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};
