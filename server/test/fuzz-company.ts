import { insertInvitation } from '../src/company/invitation.store.ts';
import { hashOfSecret } from '../src/kit/keyed-hash.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;

const DAY_MS = 24 * 60 * 60 * 1000;
const newEmail = () => `${crypto.randomUUID()}@test.kr`;

/** Colleagues in the company, somebody who asks to join, and invitations: what a caller needs to be served. */
export const furnishCompany = async (world: World, company_id: string, email: string) => {
  const at = world.clock();
  const db = world.db();
  const supplier = { role: 'supplier', company_id } as const;
  await world.person(supplier);
  const colleague = await world.person({ ...supplier, companyRole: 'editor' });
  const asking = await world.person({ ...supplier, companyRole: 'viewer', membership: 'requested' });

  const invite = async (address: string) => {
    const secret = `invitation-${crypto.randomUUID()}`;
    const made = await insertInvitation(db, {
      company_id,
      email: address,
      role: 'viewer',
      token_hash: hashOfSecret(secret),
      invited_by: colleague,
      sent_at: at.toISOString(),
      ends_at: new Date(at.getTime() + DAY_MS).toISOString(),
    });
    return { id: made?.id ?? '', token: secret };
  };
  const toStranger = await invite(newEmail());
  const toCaller = await invite(email);
  const byToken = { token: toStranger.token };
  const byOwnToken = { token: toCaller.token };
  return {
    // It is verified: what it is called stays as it is.
    updateCompany: { version: 1, name: '', nameEnglish: '', representative: '', country: 'KR' },
    changeMemberRole: { id: colleague },
    disableMember: { id: colleague },
    enableMember: { id: colleague },
    removeMember: { id: colleague },
    passOnOwnership: { id: colleague },
    letIn: { id: asking },
    refuseRequest: { id: asking },
    resendInvitation: { id: toStranger.id },
    makeInvitationLink: { id: toStranger.id },
    revokeInvitation: { id: toStranger.id },
    readInvitation: byToken,
    declineInvitation: byToken,
    joinByInvitation: byToken,
    readOwnInvitation: byOwnToken,
    acceptInvitation: byOwnToken,
  };
};
