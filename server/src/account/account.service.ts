import type { accountContract, operatorAccountContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import { createAdminInvites } from './operators/admin-invites.service.ts';
import { createFirstAdminHandler } from './operators/first-admin.service.ts';
import { createOperatorSettings } from './operators/settings.service.ts';
import { createOperatorLinks } from './operators/shown-links.service.ts';
import { createOperatorUsers } from './operators/users.service.ts';
import type { Platform } from './platform.ts';
import { createConfirming } from './profile/email.service.ts';
import { createPictures } from './profile/picture.service.ts';
import { createOwnAccount } from './profile/profile.service.ts';
import { createFinding } from './recovery/find-email.service.ts';
import { createResetting } from './recovery/password-reset.service.ts';
import { createSignIn } from './sign-in/sign-in.service.ts';
import { createInviting } from './sign-up/invitation.service.ts';
import { createSignUp } from './sign-up/sign-up.service.ts';

type Account = Handlers<typeof accountContract & typeof operatorAccountContract>;

export const createAccountService = (deps: Platform): Account => ({
  ...createSignIn(deps),
  ...createSignUp(deps),
  ...createFinding(deps),
  ...createResetting(deps),
  ...createConfirming(deps),
  ...createFirstAdminHandler(deps),
  ...createInviting(deps),
  ...createOwnAccount(deps),
  ...createPictures(deps),
  ...createAdminInvites(deps),
  ...createOperatorUsers(deps),
  ...createOperatorLinks(deps),
  ...createOperatorSettings(deps),
});
