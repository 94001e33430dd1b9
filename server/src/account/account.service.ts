import type { accountContract, operatorAccountContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import { createAdminInvites } from './account.admin-invites.ts';
import { createConfirming } from './account.confirming.ts';
import type { AccountDeps } from './account.deps.ts';
import { createFinding } from './account.finding.ts';
import { createFirstAdminHandler } from './account.first-admin.ts';
import { createInviting } from './account.inviting.ts';
import { createOwnAccount } from './account.own.ts';
import { createPictures } from './account.picture.ts';
import { createResetting } from './account.resetting.ts';
import { createSignIn } from './account.sign-in.ts';
import { createSignUp } from './account.sign-up.ts';
import { createOperatorLinks } from './operator-links.ts';
import { createOperatorSettings } from './operator-settings.ts';
import { createOperatorUsers } from './operator-users.ts';

type Account = Handlers<typeof accountContract & typeof operatorAccountContract>;

export const createAccountService = (deps: AccountDeps): Account => ({
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
