import type { Examples } from '../kit/endpoint.ts';
import type { publicAccountContract } from './entrance.ts';

const name = '김이음';
const email = 'kim@hanbit.example';
const phone = '01012345678';
const password = 'seven ships at noon';
const business_number = '1248100998';
const jwt_token = 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwMTlhODQwMiJ9.Qk9vX2V4YW1wbGVfb25seQ';
/** The last part of the address in a mail's link. */
const token = 'Vd8hQ2xL0sYw7bJtN4cRfKmPzEgUaIo1S5D9GkHlWqT';
const masked = ['ki****@h***.example'];

export const entranceExamples: Examples<typeof publicAccountContract> = {
  signIn: { input: { email, password }, output: { name, email, role: 'supplier', business_number, jwt_token } },
  signUp: {
    input: { name, email, password, phone, business_number, terms_version: '2026-11-15' },
    output: { name, email, business_number },
  },
  getTerms: { input: {}, output: { version: '2026-11-15' } },
  findEmail: { input: { name, phone }, output: { mode: 'masked', emails: masked, request: '' } },
  confirmFindEmail: { input: { request: token, code: '043817' }, output: { emails: masked } },
  requestReset: { input: { name, phone, email }, output: {} },
  checkReset: { input: { token }, output: {} },
  resetPassword: { input: { token, password }, output: {} },
  confirmEmail: { input: { token }, output: { email } },
  createFirstAdmin: { input: { token, name: '박운영', email: 'park@ieum.example', password }, output: {} },
};
