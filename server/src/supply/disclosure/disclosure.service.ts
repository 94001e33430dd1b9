import type { DisclosureField, disclosureContract } from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import type { FileStore } from '../../document/file-store.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import type { Limits } from '../../kit/security/limits.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { isPartner } from '../links/link.store.ts';
import { countQuestion } from '../supply.limits.ts';
import { type Member, mayWrite } from '../supply.policy.ts';
import { loadChain } from '../tiers/chain.ts';
import { createView } from './chain-view.ts';
import { findSeenDocument } from './company-view.store.ts';
import { placeWithId } from './company-view.ts';
import { isViewer, opensOf } from './disclosure.ts';
import { presentGrant } from './grant.presenter.ts';
import { findGrantsBetween, insertGrant, lockGrant, updateGrant } from './grant.store.ts';
import { findCompanyViews } from './look.store.ts';
import { notifyDisclosureAnswered, notifyDisclosureRequested } from './notifications.ts';
import { presentQuestion } from './question.presenter.ts';
import { askAbout, withdrawOwn } from './questions.ts';
import { createSeenCompanies } from './seen-companies.service.ts';

type Deps = { masking: KeyedHash; notices: Notices; files: FileStore; limits: Limits };
type Ctx = { db: Db; actor: Member; clock: () => Date };
type Versioned = { id: string; version: number };

export const createDisclosureService = ({
  masking,
  notices,
  files,
  limits,
}: Deps): Handlers<typeof disclosureContract> => {
  const refuseOthers = async ({ db, actor }: Ctx) => {
    if (!mayWrite(actor)) fail('access.denied');
    await refuseOutside(db, actor);
  };
  const refusePast = (until: string, now: Date) => {
    if (until < todayInSeoul(now)) fail('supply.until_past', { until: 'past' });
  };
  /** Locks a grant that is the caller's to decide on, at the version that the caller saw. */
  const lockOwn = async ({ db, actor }: Ctx, { id, version }: Versioned) => {
    if (!mayWrite(actor)) fail('access.denied');
    const grant = (await lockGrant(db, actor.companyId, id)) ?? fail('request.not_found');
    if (grant.grantorId !== actor.companyId) fail('access.denied');
    return grant.version === version ? grant : fail('supply.disclosure_changed');
  };
  const decided = ({ actor, clock }: Ctx) => ({ decided_at: clock().toISOString(), decided_by: actor.id });
  const present = ({ db, actor, clock }: Ctx, id: string) => presentGrant(db, actor.companyId, clock(), id);

  return {
    ...createSeenCompanies({ masking }),

    async getSeenDocument({ inTransaction, actor, clock, recordAccess }, { id, documentId }) {
      const found = await inTransaction(async (db) => {
        await refuseOutside(db, actor);
        const chain = await loadChain(db, masking, actor.companyId, clock());
        const place = placeWithId(chain, createView(chain), id);
        if (!place || !opensOf(chain.disclosure, place).documents) return undefined;
        const document = await findSeenDocument(db, place.company, documentId);
        return document && { ...document, companyId: place.company };
      });
      const { storageKey, name, mediaType, companyId } = found ?? fail('request.not_found');
      if (companyId !== actor.companyId)
        recordAccess({ kind: 'document', personId: null, companyId, recordId: documentId });
      return { path: files.pathOf(storageKey), name, mediaType };
    },

    async requestDisclosure(ctx, { companyId: shownId, fields, purpose, until }) {
      await refuseOthers(ctx);
      const { db, actor, clock } = ctx;
      refusePast(until, clock());
      await countQuestion(limits, db, actor.companyId);
      const chain = await loadChain(db, masking, actor.companyId, clock());
      const place = placeWithId(chain, createView(chain), shownId);
      if (!place || !chain.companies.has(place.company) || isViewer(chain.disclosure, place))
        return fail('request.not_found');
      const details = { fields: distinct(fields), purpose, until };
      const { viewerId, today } = chain.disclosure;
      const { id, isNew } = await askAbout(db, place, { ...details, viewerId, today, by: actor.id, at: clock() });
      if (isNew)
        await notifyDisclosureRequested(db, notices, { grantorId: place.company, granteeId: viewerId, purpose });
      return presentQuestion(db, masking, actor.companyId, clock(), id);
    },

    async withdrawDisclosure({ db, actor, clock }, question) {
      if (!mayWrite(actor)) fail('access.denied');
      await withdrawOwn(db, actor.companyId, question, clock());
      return presentQuestion(db, masking, actor.companyId, clock(), question.id);
    },

    async answerDisclosure(ctx, { isGranted, fields, until, ...key }) {
      await refuseOthers(ctx);
      const grant = await lockOwn(ctx, key);
      if (grant.state !== 'asked') fail('supply.disclosure_changed');
      const allowed = fields ?? grant.fields;
      const last = until ?? grant.until;
      if (allowed.some((field) => !grant.fields.includes(field)) || last > grant.until) fail('supply.grant_beyond');
      if (isGranted) refusePast(last, ctx.clock());
      const state = isGranted ? ('granted' as const) : ('declined' as const);
      await updateGrant(ctx.db, grant.id, { ...decided(ctx), state, fields: distinct(allowed), until: last });
      await notifyDisclosureAnswered(ctx.db, notices, grant);
      return present(ctx, grant.id);
    },

    async grantDisclosure(ctx, { companyId, fields, purpose, until }) {
      await refuseOthers(ctx);
      const { db, actor, clock } = ctx;
      refusePast(until, clock());
      if (!(await isPartner(db, actor.companyId, companyId))) fail('request.not_found');
      const before = await findGrantsBetween(db, actor.companyId, companyId);
      if (before.some(({ state }) => state !== 'declined')) fail('supply.already_asked');
      const details = { grantorId: actor.companyId, granteeId: companyId, fields: distinct(fields), purpose, until };
      const made = await insertGrant(db, { ...details, isAsked: false, by: actor.id, at: clock() });
      return made ? present(ctx, made.id) : fail('supply.already_asked');
    },

    async revokeDisclosure(ctx, key) {
      const grant = await lockOwn(ctx, key);
      if (grant.state !== 'granted') fail('supply.disclosure_changed');
      await updateGrant(ctx.db, grant.id, { ...decided(ctx), state: 'revoked' });
      await notifyDisclosureAnswered(ctx.db, notices, grant);
      return present(ctx, grant.id);
    },

    async listDisclosureLooks({ db, actor }, page) {
      return findCompanyViews(db, actor.companyId, page);
    },
  };
};

const distinct = (fields: DisclosureField[]) => [...new Set(fields)];
