import type { Examples } from '../kit/endpoint.ts';
import { entranceExamples } from './entrance.examples.ts';
import { operatorExamples } from './operators/operators.examples.ts';
import { ownAccountExamples } from './profile/profile.examples.ts';
import { signUpAbroadExamples } from './sign-up/abroad.examples.ts';
import { invitationLinkExamples } from './sign-up/invitation.examples.ts';
import type { accountSlice } from './slice.ts';
import { savedViewExamples } from './views/views.examples.ts';

export const accountExamples: Examples<typeof accountSlice.operations> = {
  ...entranceExamples,
  ...signUpAbroadExamples,
  ...invitationLinkExamples,
  ...ownAccountExamples,
  ...savedViewExamples,
  ...operatorExamples,
};
