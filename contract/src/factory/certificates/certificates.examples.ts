import type { Examples } from '../../kit/endpoint.ts';
import type { certificatesContract } from './certificates.ts';

const id = '019a8408-2b3c-7d4e-8f5a-6b7c8d9e0f1a';
const standardId = '019a8402-5f6e-7c1d-9a2b-3c4d5e6f7a8b';
const factory = { id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c4d', name: '울산 1공장' };
const moment = '2026-11-15T01:02:03.4+00:00';
const standard = {
  code: 'ISO 9001',
  kr: '품질경영시스템',
  en: 'Quality management',
  cn: '质量管理体系',
  jp: '品質マネジメントシステム',
};
const file = {
  documentId: '019a8406-9f6c-7c3e-8d3a-3b1f0c5e7a21',
  name: 'ISO 9001 울산.pdf',
  mediaType: 'application/pdf',
  size: 182_044,
  uploadedAt: moment,
};
const details = {
  standardId,
  edition: '2015',
  number: 'KR-QMS-20241',
  issuer: '한국인증원',
  accreditationBody: 'KAB',
  scope: '모터 하우징의 다이캐스팅과 가공',
  assessorLevel: 'third_party' as const,
  attestationType: 'certification' as const,
  validFrom: '2024-01-15',
  validTo: '2027-01-14',
};
const input = { ...details, factoryIds: [factory.id], documentId: file.documentId };
const shown = {
  id,
  standardId,
  standard,
  edition: details.edition,
  number: details.number,
  issuer: details.issuer,
  validFrom: details.validFrom,
  validTo: details.validTo,
  light: 'expiring_90' as const,
  daysLeft: 60,
  factories: [factory],
};
const { number, validFrom, validTo, light } = shown;
const certificate = {
  ...details,
  ...shown,
  file,
  version: 1,
  revokedAt: null,
  revokedReason: '',
  versions: [{ id, number, validFrom, validTo, light, hasFile: true }],
  reminders: [{ days: 90, at: moment }],
  createdAt: moment,
  updatedAt: moment,
  updatedBy: '김이음',
  can: { edit: true, renew: true, revoke: true, reinstate: false, remove: true },
};
const none = { valid: 0, expiring_90: 0, expiring_30: 0, expired: 0, revoked: 0, replaced: 0 };

export const certificatesExamples: Examples<typeof certificatesContract> = {
  listCertificates: {
    input: { search: '울산', light: 'expiring_90', year: 2027, sort: 'ends', page: 1 },
    output: {
      rows: [{ ...shown, hasFile: true, factoryCount: 1 }],
      total: 1,
      lights: { ...none, expiring_90: 1 },
      years: [2027],
      can: { add: true },
    },
  },
  getCertificate: { input: { id }, output: certificate },
  listCertificateStandards: { input: {}, output: { rows: [{ ...standard, id: standardId, isRetired: false }] } },
  findCertificateFactories: { input: { search: '울산' }, output: { rows: [{ ...factory, code: 'ULS-1' }] } },
  uploadCertificateFile: { input: {}, output: file },
  addCertificate: { input, output: certificate },
  updateCertificate: { input: { ...input, id, version: 1 }, output: { ...certificate, version: 2 } },
  renewCertificate: {
    input: { ...input, id, version: 1, validFrom: '2027-01-15', validTo: '2030-01-14', documentId: null },
    output: {
      ...certificate,
      validFrom: '2027-01-15',
      validTo: '2030-01-14',
      light: 'valid',
      daysLeft: 1_156,
      file: null,
      reminders: [],
    },
  },
  revokeCertificate: {
    input: { id, version: 1, reason: '인증기관이 인증을 취소했어요.' },
    output: {
      ...certificate,
      light: 'revoked',
      version: 2,
      revokedAt: moment,
      revokedReason: '인증기관이 인증을 취소했어요.',
      can: { edit: false, renew: true, revoke: false, reinstate: true, remove: true },
    },
  },
  reinstateCertificate: { input: { id, version: 2 }, output: { ...certificate, version: 3 } },
  removeCertificate: { input: { id }, output: {} },
};
