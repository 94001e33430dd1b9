import { namedOnly } from '../../company/names.ts';
import type { Examples } from '../../kit/endpoint.ts';
import type { ownAccountContract } from './profile.ts';

const name = '김이음';
const email = 'kim@hanbit.example';
const password = 'seven ships at noon';
const sessionId = '019a8401-22b7-7a4f-9c51-0e8d7f6a5b43';
const moment = '2026-11-15T01:02:03.4+00:00';
const nothing = { input: {}, output: {} };

export const ownAccountExamples: Examples<typeof ownAccountContract> = {
  signOut: nothing,
  signOutEverywhere: nothing,
  listSessions: {
    input: {},
    output: {
      rows: [
        {
          id: sessionId,
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0',
          address: '203.0.113.7',
          startedAt: moment,
          lastSeenAt: moment,
          isCurrent: true,
        },
      ],
    },
  },
  endSession: { input: { id: sessionId }, output: {} },
  confirmPassword: { input: { password }, output: {} },
  getMe: { input: {}, output: { name, email, role: 'supplier', business_number: '1248100998' } },
  getProfile: {
    input: {},
    output: {
      name,
      email,
      phone: '01012345678',
      language: 'kr',
      isEmailConfirmed: true,
      newEmail: null,
      hasPicture: false,
      since: moment,
      company: {
        ...namedOnly('한빛정밀 주식회사'),
        businessNumber: '1248100998',
        state: 'verified',
        membership: 'active',
        verification: 'verified',
        isClosed: false,
        certificate: { id: '019a8406-9f6c-7c3e-8d3a-3b1f0c5e7a21', name: '사업자등록증.pdf', size: 182_044 },
      },
    },
  },
  updateProfile: { input: { name, language: 'en' }, output: {} },
  changePhone: { input: { phone: '01098765432', password }, output: {} },
  changeEmail: { input: { email: 'kim.ieum@hanbit.example', password }, output: {} },
  resendConfirmation: nothing,
  changePassword: {
    input: { current: password, password: 'nine lamps in the harbour' },
    output: { jwt_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwMTlhODQwMSJ9.Qk9vX2V4YW1wbGVfb25seQ' },
  },
  setPicture: nothing,
  getPicture: nothing,
  removePicture: nothing,
  leave: { input: { password }, output: {} },
  listConsents: {
    input: {},
    output: {
      rows: [
        { item: 'service', isGranted: true, isRequired: true, version: '2026-11-15', at: moment },
        { item: 'advertising', isGranted: false, isRequired: false, version: null, at: null },
      ],
    },
  },
  setConsent: { input: { item: 'advertising', isGranted: true }, output: {} },
};
