import type { Examples } from '../../kit/endpoint.ts';
import type { invitationLinkContract } from './invitation.ts';

const token = 'Vd8hQ2xL0sYw7bJtN4cRfKmPzEgUaIo1S5D9GkHlWqT';
const companyName = '한빛정밀';
const shown = { companyName, invitedBy: '김이음', role: 'editor', endsAt: '2026-12-15T01:02:03.4+00:00' } as const;

export const invitationLinkExamples: Examples<typeof invitationLinkContract> = {
  readInvitation: { input: { token }, output: { ...shown, maskedEmail: 'le****@h***.example', hasAccount: false } },
  declineInvitation: { input: { token }, output: {} },
  joinByInvitation: {
    input: { token, name: '이하나', phone: '01023456789', password: 'seven ships at noon' },
    output: { name: '이하나', email: 'lee@hanbit.example', companyName },
  },
  readOwnInvitation: { input: { token }, output: shown },
  acceptInvitation: { input: { token }, output: { companyName } },
};
