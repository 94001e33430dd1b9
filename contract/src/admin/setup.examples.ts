import type { Examples } from '../kit/endpoint.ts';
import type { Setup, setupContract } from './setup.ts';

const output: Setup = {
  open: ['taxOffice'],
  isDemo: false,
  mail: {
    source: 'stored',
    isDeclined: false,
    isUnreadable: false,
    host: 'mail.ieum.example',
    port: 587,
    security: 'starttls',
    user: 'ieum',
    hasPassword: true,
    senderName: '이음',
    senderAddress: 'no-reply@ieum.example',
    senderSource: 'stored',
    version: 2,
  },
  operator: {
    fields: [
      { field: 'name', value: '이음 주식회사', source: 'environment' },
      { field: 'representative', value: '김이음', source: 'stored' },
      { field: 'businessNumber', value: '123-45-67890', source: 'stored' },
      { field: 'address', value: '서울특별시 중구 세종대로 110', source: 'stored' },
      { field: 'phone', value: '02-123-4567', source: 'stored' },
      { field: 'email', value: 'help@ieum.example', source: 'stored' },
    ],
    version: 1,
  },
  taxOffice: { source: 'none', isDeclined: false, isUnreadable: false, version: 0 },
};

export const setupExamples: Examples<typeof setupContract> = {
  getSetup: { input: {}, output },
  setMailServer: {
    input: {
      host: 'mail.ieum.example',
      port: 587,
      security: 'starttls',
      user: 'ieum',
      password: 'seven ships at noon',
      senderName: '이음',
      senderAddress: 'no-reply@ieum.example',
      version: 0,
    },
    output,
  },
  sendTestMail: { input: {}, output: { isSent: true, to: 'park@ieum.example', why: '' } },
  setOperatorDetails: {
    input: {
      name: '이음 주식회사',
      representative: '김이음',
      businessNumber: '123-45-67890',
      version: 0,
      address: '서울특별시 중구 세종대로 110',
      phone: '02-123-4567',
      email: 'help@ieum.example',
    },
    output,
  },
  setTaxOffice: { input: { key: 'Zm9yIGV4YW1wbGU=', version: 0 }, output },
  clearSetup: { input: { item: 'taxOffice', version: 0 }, output },
  declineSetup: { input: { item: 'taxOffice', isDeclined: true, version: 0 }, output },
};
