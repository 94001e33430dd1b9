import type { RiskEntryInput, riskContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import { fail } from '../kit/http/failure.ts';
import {
  countEntries,
  deleteEntry,
  findEntries,
  insertEntry,
  isEntryTaken,
  lockEntry,
  RISK_ENTRIES_MAX,
  updateEntry,
} from './risk.store.ts';

export const riskService: Handlers<typeof riskContract> = {
  async listRiskEntries({ db }) {
    return { rows: await findEntries(db) };
  },

  async addRiskEntry({ db }, entered) {
    const input = whole(entered);
    if ((await countEntries(db)) >= RISK_ENTRIES_MAX) fail('risk.list_full');
    if (await isEntryTaken(db, input)) fail('risk.entry_taken', { name: 'taken' });
    return insertEntry(db, input);
  },

  async updateRiskEntry({ db }, { id, version, ...entered }) {
    const input = whole(entered);
    const entry = (await lockEntry(db, id)) ?? fail('request.not_found');
    if (entry.version !== version) fail('risk.entry_changed');
    if (await isEntryTaken(db, input, id)) fail('risk.entry_taken', { name: 'taken' });
    return updateEntry(db, id, input);
  },

  async removeRiskEntry({ db }, { id }) {
    if (!(await deleteEntry(db, id))) fail('request.not_found');
    return {};
  },
};

/** Drops the name of a country entry and the country of a sector entry. Refuses an entry without a required field. */
const whole = (input: RiskEntryInput): RiskEntryInput => {
  const { kind, country, name } = input;
  const fields = {
    ...(kind !== 'sector' && country === null && { country: 'required' }),
    ...(kind !== 'country' && name === '' && { name: 'required' }),
  };
  if (Object.keys(fields).length > 0) fail('request.invalid', fields);
  return { ...input, country: kind === 'sector' ? null : country, name: kind === 'country' ? '' : name };
};
