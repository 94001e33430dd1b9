import type { LinkAct, linksContract } from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Limits } from '../../kit/security/limits.ts';
import { countClaim, countLinkChange } from '../supply.limits.ts';
import { type Member, mayWrite } from '../supply.policy.ts';
import { assign, confirm, counter, dispute, end, identify, lockForAct, revise, setOnward, withdraw } from './acts.ts';
import { confirmMany } from './bulk-confirmation.ts';
import { announce, type Enqueue } from './delivery.jobs.ts';
import { findLinkEvents } from './event.store.ts';
import { findShownLink, presentLink, presentLinks } from './link.presenter.ts';
import { figuresSeen, otherSide } from './link.rules.ts';
import { findLink, type LinkRow } from './link.store.ts';
import { addLink, partnerFor } from './proposal.ts';
import { findLinkPage } from './view.store.ts';

type Ctx = { db: Db; actor: Member; clock: () => Date };
type Versioned = { id: string; version: number };

type Deps = { enqueue: Enqueue; limits: Limits };

export const createLinksService = ({ enqueue, limits }: Deps): Handlers<typeof linksContract> => {
  /** Returns the actor, who must be a writer of a company that may contact others. */
  const whoActs = async ({ db, actor, clock }: Ctx) => {
    if (!mayWrite(actor)) fail('access.denied');
    await refuseOutside(db, actor);
    return { companyId: actor.companyId, by: actor.id, at: clock() };
  };
  const lock = async (ctx: Ctx, key: Versioned, act: LinkAct) => lockForAct(ctx.db, await whoActs(ctx), key, act);
  /** Locks a link for an act that can be repeated for ever. */
  const lockToChange = async (ctx: Ctx, key: Versioned, act: LinkAct) => {
    const acting = await lock(ctx, key, act);
    await countLinkChange(limits, ctx.db, acting.companyId, acting.link.id);
    return acting;
  };
  /** Notifies the other side and presents the link to the caller. */
  const done = async ({ db, actor }: Ctx, saved: LinkRow) => {
    await announce(db, enqueue, saved, actor.companyId);
    return presentLink(db, actor, saved.id);
  };

  return {
    async listLinks({ db, actor }, query) {
      const { ids, ...counted } = await findLinkPage(db, actor.companyId, query);
      const rows = await presentLinks(db, actor.companyId, ids);
      return { rows, ...counted, can: { propose: mayWrite(actor) } };
    },

    async getLink({ db, actor }, { id }) {
      if (!(await findLink(db, actor.companyId, id))) fail('request.not_found');
      return presentLink(db, actor, id);
    },

    async listLinkEvents({ db, actor }, { id, ...page }) {
      if (!(await findLink(db, actor.companyId, id))) fail('request.not_found');
      const { side, partner, namesPlaces } = await findShownLink(db, actor.companyId, id);
      const { rows, total } = await findLinkEvents(db, id, page);
      const events = rows.map(({ side: by, person, figures, offer, ...event }) => ({
        ...event,
        isMine: by === side,
        by: nameOf({ [side]: person ?? '', [otherSide(side)]: partner.name }, by),
        figures: figuresSeen(figures, { side, namesPlaces }),
        offer: offer && figuresSeen(offer, { side, namesPlaces }),
      }));
      return { rows: events, total };
    },

    async proposeLink(ctx, { companyId, businessNumber, ...input }) {
      const who = await whoActs(ctx);
      if (input.isUnidentified && input.side === 'supplier') fail('request.invalid', { isUnidentified: 'supplier' });
      const partner = input.isUnidentified
        ? { companyId: null, number: '' }
        : await partnerFor(ctx.db, who.companyId, { companyId, businessNumber, words: input.words });
      if (input.side === 'supplier') await countClaim(limits, ctx.db, who.companyId);
      return done(ctx, await addLink(ctx.db, who, input, partner));
    },

    async confirmLink(ctx, { productId, ...key }) {
      return done(ctx, await confirm(ctx.db, await lock(ctx, key, 'confirm'), productId));
    },
    async counterLink(ctx, { productId, figures, note, ...key }) {
      return done(ctx, await counter(ctx.db, await lockToChange(ctx, key, 'counter'), figures, note, productId));
    },
    async reviseLink(ctx, { figures, note, ...key }) {
      return done(ctx, await revise(ctx.db, await lockToChange(ctx, key, 'revise'), figures, note));
    },
    async disputeLink(ctx, { reason, ...key }) {
      return done(ctx, await dispute(ctx.db, await lock(ctx, key, 'dispute'), reason));
    },
    async withdrawLink(ctx, { note, ...key }) {
      return done(ctx, await withdraw(ctx.db, await lock(ctx, key, 'withdraw'), note));
    },
    async endLink(ctx, { on, note, ...key }) {
      return done(ctx, await end(ctx.db, await lock(ctx, key, 'end'), on, note));
    },
    async identifyLink(ctx, { id, version, words, ...partnerInput }) {
      const acting = await lock(ctx, { id, version }, 'identify');
      const partner = await partnerFor(ctx.db, acting.companyId, { ...partnerInput, words });
      return done(ctx, await identify(ctx.db, acting, partner, words));
    },
    async assignLink(ctx, { productId, figures, ...key }) {
      await assign(ctx.db, await lockToChange(ctx, key, 'assign'), { productId, figures });
      return presentLink(ctx.db, ctx.actor, key.id);
    },
    async setLinkOnward(ctx, { onward, ...key }) {
      // Disclosing less must always be possible.
      const lockLink = onward ? lockToChange : lock;
      await setOnward(ctx.db, await lockLink(ctx, key, 'setOnward'), onward);
      return presentLink(ctx.db, ctx.actor, key.id);
    },
    async confirmLinks(ctx, { links }) {
      return confirmMany(ctx.db, enqueue, await whoActs(ctx), links);
    },
  };
};

/** Empty where no side acted, because time ended the link. */
const nameOf = (names: Record<string, string>, side: string | null) => (side === null ? '' : (names[side] ?? ''));
