import type { accountContract, operatorAccountContract, savedViewsContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import { createAdminInvites } from './operators/admin-invites.service.ts';
import { createFirstAdminHandler } from './operators/first-admin.service.ts';
import { createOperatorSettings } from './operators/settings.service.ts';
import { createOperatorLinks } from './operators/shown-links.service.ts';
import { createOperatorUsers } from './operators/users.service.ts';
import type { Platform } from './platform.ts';
import { createEmailHandlers } from './profile/email.service.ts';
import { createPictures } from './profile/picture.service.ts';
import { createOwnAccount } from './profile/profile.service.ts';
import { createFindEmailHandlers } from './recovery/find-email.service.ts';
import { createPasswordHandlers } from './recovery/password-reset.service.ts';
import { createSignIn } from './sign-in/sign-in.service.ts';
import { createInvitationHandlers } from './sign-up/invitation.service.ts';
import { createSignUp } from './sign-up/sign-up.service.ts';
import { createSavedViews } from './views/views.service.ts';

type Account = Handlers<typeof accountContract & typeof operatorAccountContract & typeof savedViewsContract>;

export const createAccountService = (deps: Platform): Account => ({
  ...createSignIn(deps),
  ...createSignUp(deps),
  ...createFindEmailHandlers(deps),
  ...createPasswordHandlers(deps),
  ...createEmailHandlers(deps),
  ...createFirstAdminHandler(deps),
  ...createInvitationHandlers(deps),
  ...createOwnAccount(deps),
  ...createPictures(deps),
  ...createSavedViews(),
  ...createAdminInvites(deps),
  ...createOperatorUsers(deps),
  ...createOperatorLinks(deps),
  ...createOperatorSettings(deps),
});
