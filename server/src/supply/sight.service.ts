import type { SightField, sightContract } from '@ieum/contract';
import { refuseOutside } from '../company/company.standing.ts';
import type { FileStore } from '../document/file-store.ts';
import { todayInSeoul } from '../kit/clock.ts';
import type { Handlers } from '../kit/context.ts';
import type { Db } from '../kit/db.ts';
import { fail } from '../kit/fail.ts';
import type { KeyedHash } from '../kit/keyed-hash.ts';
import type { Notices } from '../notice/notices.ts';
import { loadChain } from './chain.ts';
import { findGrantPage, findLooks, insertGrant, lockGrant, updateGrant } from './grant.store.ts';
import { isPartner } from './link.store.ts';
import { companyWithId, placeholderWithId, previewFor, seenWhole } from './sight.company.ts';
import { presentGrant, presentGrants } from './sight.grants.ts';
import { findSeenDocument } from './sight.store.ts';
import { tellSightAnswered, tellSightAsked } from './sight.telling.ts';
import { opensOf } from './sight.ts';
import { type Member, mayWrite } from './supply.policy.ts';

type Deps = { masking: KeyedHash; notices: Notices; files: FileStore };
type Ctx = { db: Db; actor: Member; clock: () => Date };
type One = { id: string; version: number };

export const createSightService = ({ masking, notices, files }: Deps): Handlers<typeof sightContract> => {
  const refuseOthers = async ({ db, actor }: Ctx) => {
    if (!mayWrite(actor)) fail('access.denied');
    await refuseOutside(db, actor);
  };
  const refusePast = (until: string, now: Date) => {
    if (until < todayInSeoul(now)) fail('supply.until_past', { until: 'past' });
  };
  /** One that is the caller's to decide on, as it was seen. */
  const take = async ({ db, actor }: Ctx, { id, version }: One, side: 'grantorId' | 'granteeId') => {
    if (!mayWrite(actor)) fail('access.denied');
    const grant = (await lockGrant(db, actor.companyId, id)) ?? fail('request.not_found');
    if (grant[side] !== actor.companyId) fail('access.denied');
    return grant.version === version ? grant : fail('supply.sight_changed');
  };
  const decided = ({ actor, clock }: Ctx) => ({ decided_at: clock().toISOString(), decided_by: actor.id });
  const present = ({ db, actor, clock }: Ctx, id: string) => presentGrant(db, masking, actor.companyId, clock(), id);

  return {
    async getSupplyCompany({ db, actor, clock, recordAccess }, { id }) {
      await refuseOutside(db, actor);
      const chain = await loadChain(db, masking, actor.companyId, clock());
      const company = companyWithId(chain, id);
      if (!company) return placeholderWithId(chain, id) ?? fail('request.not_found');
      const seen = await seenWhole(db, chain, company);
      // Of a masked one nobody has seen anything that is its own.
      if (!seen.isMasked && company.id !== actor.companyId)
        recordAccess({ kind: 'company', personId: null, companyId: company.id, recordId: company.id });
      return seen;
    },

    async getSeenDocument({ inTransaction, actor, clock, recordAccess }, { id, documentId }) {
      const found = await inTransaction(async (db) => {
        await refuseOutside(db, actor);
        const chain = await loadChain(db, masking, actor.companyId, clock());
        const company = companyWithId(chain, id);
        if (!company || !opensOf(chain.sight, company.id).documents) return undefined;
        const document = await findSeenDocument(db, company.id, documentId);
        return document && { ...document, companyId: company.id };
      });
      const { storageKey, name, mediaType, companyId } = found ?? fail('request.not_found');
      if (companyId !== actor.companyId)
        recordAccess({ kind: 'document', personId: null, companyId, recordId: documentId });
      return { path: files.pathOf(storageKey), name, mediaType };
    },

    async previewSight({ db, actor, clock }, { companyId }) {
      await refuseOutside(db, actor);
      return (
        (await previewFor(db, masking, { ownId: actor.companyId, viewerId: companyId, now: clock() })) ??
        fail('request.not_found')
      );
    },

    async listSightGrants({ db, actor, clock }, asked) {
      const today = todayInSeoul(clock());
      const { rows, total } = await findGrantPage(db, actor.companyId, today, asked);
      const shown = await presentGrants(db, masking, actor.companyId, clock(), rows);
      return { rows: shown, total, can: { grant: mayWrite(actor) } };
    },

    async askSight(ctx, { companyId: shownId, fields, purpose, until }) {
      await refuseOthers(ctx);
      const { db, actor, clock } = ctx;
      refusePast(until, clock());
      const chain = await loadChain(db, masking, actor.companyId, clock());
      const company = companyWithId(chain, shownId);
      if (!company || company.id === actor.companyId) return fail('request.not_found');
      const told = { grantorId: company.id, granteeId: actor.companyId, fields: all(fields), purpose, until };
      const made = await insertGrant(db, { ...told, isAsked: true, by: actor.id, at: clock() });
      if (!made) return fail('supply.already_asked');
      await tellSightAsked(db, notices, told);
      return present(ctx, made.id);
    },

    async withdrawSight(ctx, one) {
      const grant = await take(ctx, one, 'granteeId');
      if (grant.state !== 'asked') fail('supply.sight_changed');
      await updateGrant(ctx.db, grant.id, { state: 'withdrawn' });
      return present(ctx, grant.id);
    },

    async answerSight(ctx, { isGranted, fields, until, ...one }) {
      await refuseOthers(ctx);
      const grant = await take(ctx, one, 'grantorId');
      if (grant.state !== 'asked') fail('supply.sight_changed');
      const given = fields ?? grant.fields;
      const last = until ?? grant.until;
      if (given.some((field) => !grant.fields.includes(field)) || last > grant.until) fail('supply.grant_beyond');
      if (isGranted) refusePast(last, ctx.clock());
      const state = isGranted ? ('granted' as const) : ('declined' as const);
      await updateGrant(ctx.db, grant.id, { ...decided(ctx), state, fields: all(given), until: last });
      await tellSightAnswered(ctx.db, notices, grant);
      return present(ctx, grant.id);
    },

    async grantSight(ctx, { companyId, fields, purpose, until }) {
      await refuseOthers(ctx);
      const { db, actor, clock } = ctx;
      refusePast(until, clock());
      if (!(await isPartner(db, actor.companyId, companyId))) fail('request.not_found');
      const told = { grantorId: actor.companyId, granteeId: companyId, fields: all(fields), purpose, until };
      const made = await insertGrant(db, { ...told, isAsked: false, by: actor.id, at: clock() });
      return made ? present(ctx, made.id) : fail('supply.already_asked');
    },

    async revokeSight(ctx, one) {
      const grant = await take(ctx, one, 'grantorId');
      if (grant.state !== 'granted') fail('supply.sight_changed');
      await updateGrant(ctx.db, grant.id, { ...decided(ctx), state: 'revoked' });
      await tellSightAnswered(ctx.db, notices, grant);
      return present(ctx, grant.id);
    },

    async listSightLooks({ db, actor }, page) {
      return findLooks(db, actor.companyId, page);
    },
  };
};

/** Each once. */
const all = (fields: SightField[]) => [...new Set(fields)];
