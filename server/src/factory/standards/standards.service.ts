import type { Standard, standardsContract } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import {
  findStandards,
  insertStandard,
  isCodeTaken,
  lockStandard,
  updateRetired,
  updateStandardNames,
} from './standards.store.ts';

export const standardsService: Handlers<typeof standardsContract> = {
  async listStandards({ db }) {
    return { rows: standardsInOrder((await findStandards(db)).map(presentStandard)) };
  },

  async addStandard({ db }, input) {
    if (await isCodeTaken(db, input.code)) fail('factory.standard_taken', { code: 'taken' });
    return presentStandard(await insertStandard(db, input));
  },

  async updateStandard({ db }, { id, version, ...input }) {
    await lockUnchanged(db, id, version);
    if (await isCodeTaken(db, input.code, id)) fail('factory.standard_taken', { code: 'taken' });
    return presentStandard(await updateStandardNames(db, id, input));
  },

  async retireStandard({ db, clock }, { id, version, isRetired }) {
    await lockUnchanged(db, id, version);
    return presentStandard(await updateRetired(db, id, isRetired ? clock() : null));
  },
};

/** Sorts standards in use first, and ISO 9001 before ISO 13485. */
export const standardsInOrder = (standards: Standard[]) =>
  standards.toSorted((a, b) => Number(a.isRetired) - Number(b.isRetired) || byNumber.compare(a.code, b.code));

const byNumber = new Intl.Collator('en', { numeric: true });

const lockUnchanged = async (db: Db, id: string, version: number) => {
  const standard = (await lockStandard(db, id)) ?? fail('request.not_found');
  if (standard.version !== version) fail('factory.standard_changed');
};

export const presentStandard = ({
  retiredAt,
  ...standard
}: Awaited<ReturnType<typeof findStandards>>[number]): Standard => ({
  ...standard,
  isRetired: retiredAt !== null,
});
