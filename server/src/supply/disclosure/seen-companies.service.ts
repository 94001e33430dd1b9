import type { disclosureContract } from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { mayWrite } from '../supply.policy.ts';
import { loadChain } from '../tiers/chain.ts';
import { createView } from './chain-view.ts';
import { customerAbove, placeWithId, presentSeenCompany } from './company-view.ts';
import { presentGrants } from './grant.presenter.ts';
import { findGrantPage } from './grant.store.ts';
import { isDirect } from './places.ts';
import { previewFor } from './preview.ts';
import { presentQuestions } from './question.presenter.ts';
import { findQuestionPage } from './question.store.ts';

type Reads = Pick<
  Handlers<typeof disclosureContract>,
  'getSupplyCompany' | 'previewDisclosure' | 'listDisclosureGrants'
>;

/** Shows other companies as far as they are disclosed; each answer needs the whole chain of a company. */
export const createSeenCompanies = ({ masking }: { masking: KeyedHash }): Reads => ({
  async getSupplyCompany({ db, actor, clock, recordAccess }, { id }) {
    await refuseOutside(db, actor);
    const chain = await loadChain(db, masking, actor.companyId, clock());
    const view = createView(chain);
    const place = placeWithId(chain, view, id) ?? fail('request.not_found');
    // A masked company has shown nothing of its own, so its opening is not logged.
    if (place.isNamed && place.company !== actor.companyId)
      recordAccess({
        kind: 'company',
        personId: null,
        companyId: place.company,
        recordId: isDirect(place) ? place.company : customerAbove(view, place),
      });
    return presentSeenCompany(db, chain, view, place);
  },

  async previewDisclosure({ db, actor, clock }, { companyId }) {
    await refuseOutside(db, actor);
    return (
      (await previewFor(db, masking, { ownId: actor.companyId, viewerId: companyId, now: clock() })) ??
      fail('request.not_found')
    );
  },

  async listDisclosureGrants({ db, actor, clock }, query) {
    const today = todayInSeoul(clock());
    const can = { grant: mayWrite(actor) };
    if (query.whose === 'theirs') {
      const { rows, total } = await findQuestionPage(db, actor.companyId, today, query);
      return { rows: await presentQuestions(db, masking, actor.companyId, clock(), rows), total, can };
    }
    const { rows, total } = await findGrantPage(db, actor.companyId, today, query);
    return { rows: await presentGrants(db, clock(), rows), total, can };
  },
});
