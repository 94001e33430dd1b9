import type { Examples } from '../../kit/endpoint.ts';
import type { supplyInvitationsContract } from './invitations.ts';

const token = 'supply-Vd8hQ2xL0sYw7bJtN4cRfKmPzEgUaIo1S5D9GkHlWqT';
const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c71';
const linkId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c61';
const email = 'sales@ecoprecursor.example';
const endsAt = '2026-12-15T01:02:03.4+00:00';
const opened = {
  companyNames: {
    name: '누리셀에너지',
    nameEnglish: 'Nuri Cell Energy Co., Ltd.',
    nameChinese: '',
    nameJapanese: '',
  },
  companyCountry: 'KR',
  companyNumber: '1248100998',
  invitedBy: '김이음',
  product: 'NCM 양극재',
  partnerProduct: { name: 'NCM 전구체', partNumber: 'PRE-1', hs: '285390' },
  invited: { name: '에코전구체', country: 'KR', businessNumber: '1248100998' },
  endsAt,
};

export const supplyInvitationsExamples: Examples<typeof supplyInvitationsContract> = {
  listSupplyInvitations: {
    input: { state: 'sent' },
    output: {
      rows: [
        {
          id,
          linkId,
          email,
          businessNumber: '1248100998',
          country: 'KR',
          companyName: '에코전구체',
          partnerProduct: 'NCM 전구체',
          product: 'NCM 양극재',
          language: 'kr',
          state: 'sent',
          isBounced: false,
          reminders: 1,
          reason: '',
          invitedBy: '김이음',
          sentAt: '2026-11-15T01:02:03.4+00:00',
          endsAt,
          decidedAt: null,
          can: { resend: true, revoke: true, askOther: false, makeLink: true },
        },
      ],
      total: 1,
      can: { invite: true },
    },
  },
  inviteSupplier: {
    input: { link: { id: linkId, version: 1 }, email, businessNumber: '1248100998', language: 'kr' },
    output: { id, linkId, isMailed: true },
  },
  resendSupplyInvitation: { input: { id }, output: { isMailed: true } },
  makeSupplyInvitationLink: { input: { id }, output: { url: 'https://ieum.example/invite/supply-2nfQx…' } },
  revokeSupplyInvitation: { input: { id }, output: {} },
  readSupplyInvitation: {
    input: { token },
    output: { ...opened, maskedEmail: 'sa****@e***.example', hasAccount: false },
  },
  declineSupplyInvitation: { input: { token, reason: '거래한 적이 없어요.' }, output: {} },
  joinBySupplyInvitation: {
    input: { token, name: '이하나', phone: '01023456789', password: 'seven ships at noon' },
    output: { name: '이하나', email, linkId },
  },
  readOwnSupplyInvitation: { input: { token }, output: opened },
  acceptSupplyInvitation: { input: { token }, output: { linkId } },
};
