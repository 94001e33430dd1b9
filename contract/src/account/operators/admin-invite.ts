import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { personName } from '../../kit/person.ts';
import { linkToken } from '../entrance.ts';
import { newPassword } from '../passwords.ts';

/** Operations behind the link of an invitation to become an admin. */
export const adminInviteLinkContract = defineContract({
  checkAdminInvite: {
    summary: 'Returns the recipient of an admin invitation that can still be used.',
    method: 'POST',
    path: '/user/admin-invite/check',
    access: 'public',
    input: z.strictObject({ token: linkToken }),
    output: z.object({ email: z.string() }),
    transaction: 'own',
    errors: ['account.link_dead', 'request.too_many'],
  },
  acceptAdminInvite: {
    summary: 'Creates an admin with the link from the invitation.',
    method: 'POST',
    path: '/user/admin-invite',
    access: 'public',
    input: z.strictObject({ token: linkToken, name: personName, password: newPassword }),
    output: z.object({}),
    transaction: 'own',
    errors: ['account.link_dead', 'account.password_common', 'account.email_taken', 'request.too_many'],
  },
});
