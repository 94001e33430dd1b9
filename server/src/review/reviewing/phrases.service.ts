import { PHRASES_MAX, type reviewingContract } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { refuseReaders } from '../record/caller.policy.ts';
import { companyOf, mayWrite } from '../record/side.policy.ts';
import { countPhrases, deletePhrase, findPhrases, insertPhrase, updatePhraseRow } from './phrase.store.ts';

type Phrases = 'listPhrases' | 'addPhrase' | 'updatePhrase' | 'removePhrase';

/** Comments that a company, or the operator, uses again and again. */
export const phrasesService: Pick<Handlers<typeof reviewingContract>, Phrases> = {
  async listPhrases({ db, actor }) {
    return { rows: await findPhrases(db, companyOf(actor)), can: { edit: mayWrite(actor) } };
  },

  async addPhrase({ db, actor, clock }, words) {
    refuseReaders(actor);
    const companyId = companyOf(actor);
    if ((await countPhrases(db, companyId)) >= PHRASES_MAX) fail('review.phrases_full');
    return insertPhrase(db, companyId, words, clock());
  },

  async updatePhrase({ db, actor }, { id, ...words }) {
    refuseReaders(actor);
    return (await updatePhraseRow(db, companyOf(actor), id, words)) ?? fail('request.not_found');
  },

  async removePhrase({ db, actor }, { id }) {
    refuseReaders(actor);
    if (!(await deletePhrase(db, companyOf(actor), id))) fail('request.not_found');
    return {};
  },
};
