import { sql } from 'kysely';
import { insertLink } from '../src/account/link.store.ts';
import { insertCodeList } from '../src/factory/code-lists.store.ts';
import { insertStandard } from '../src/factory/standards.store.ts';
import { hashOfSecret } from '../src/kit/keyed-hash.ts';
import { insertEntry } from '../src/risk/risk.store.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;

const DAY_MS = 24 * 60 * 60 * 1000;
const SECTOR = {
  kind: 'sector',
  country: null,
  level: 'low',
  source: '-',
  sourceDate: '2026-01-31',
  note: '',
} as const;
const NAMES = { kr: '-', en: '-', cn: '-', jp: '-' };

/** People, companies and settings that an operator can work on, each in the state that the operation wants. */
export const operatorKnown = async (world: World) => {
  const db = world.db();
  const company = await world.company();
  const ownerless = await world.company();
  const closed = await world.company();
  await sql`update company set disabled_at = now() where id = ${closed}::uuid`.execute(db);
  const supplier = { role: 'supplier', company_id: company } as const;
  const token = await world.token(supplier);
  const { sub: id = '', sid: sessionId = '' } = world.tokens.read(token) ?? {};
  const viewer = await world.person({ ...supplier, company_id: ownerless, companyRole: 'viewer' });
  const standard = await insertStandard(db, { ...NAMES, code: crypto.randomUUID() });
  const entry = await insertEntry(db, { ...SECTOR, name: crypto.randomUUID() });
  const { id: inviteId } = await addInvite(world);
  const list = {
    scheme: 'hsk',
    revision: crypto.randomUUID().slice(0, 20),
    source: '-',
    publishedOn: '2026-01-31',
  } as const;
  const codes = await insertCodeList(db, { ...list, size: 0, at: world.clock(), by: id });
  const { id: standardId, version, code } = standard;
  return {
    inspectUser: { id },
    disableUser: { id },
    enableUser: { id: await world.person({ ...supplier, state: 'disabled' }) },
    endUserSession: { id, sessionId },
    endUserSessions: { id },
    endCompanySessions: { id: company },
    startReset: { id },
    showLink: { id },
    askConfirmation: { id },
    makeAdmin: { id: await world.person({ ...supplier, membership: 'left' }) },
    removeAdmin: { id: await world.person({}) },
    revokeAdminInvite: { id: inviteId },
    inspectCompany: { id: company },
    disableCompany: { id: company },
    enableCompany: { id: closed },
    appointOwner: { id: ownerless, userId: viewer },
    updateStandard: { id: standardId, version, code },
    retireStandard: { id: standardId, version },
    updateRiskEntry: { ...SECTOR, id: entry.id, version: entry.version, name: entry.name },
    removeRiskEntry: { id: entry.id },
    removeCodeList: { id: codes.id },
  };
};

/** For whoever stands outside with an invitation in their mailbox; here nobody may be an admin yet. */
export const doorKnown = async (world: World) => {
  const { secret: token } = await addInvite(world);
  return { checkAdminInvite: { token }, acceptAdminInvite: { token } };
};

const addInvite = async (world: World) => {
  const endsAt = new Date(world.clock().getTime() + DAY_MS);
  const secret = crypto.randomUUID();
  await insertLink(world.db(), {
    purpose: 'admin_invite',
    userId: null,
    tokenHash: hashOfSecret(secret),
    newEmail: `${secret}@test.kr`,
    endsAt,
  });
  const { id } = await world
    .db()
    .selectFrom('account_link')
    .select('id')
    .where('token_hash', '=', hashOfSecret(secret))
    .executeTakeFirstOrThrow();
  return { id, secret };
};
