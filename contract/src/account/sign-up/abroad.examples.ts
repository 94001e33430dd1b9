import type { Examples } from '../../kit/endpoint.ts';
import type { signUpAbroadContract } from './abroad.ts';

const shown = {
  name: 'Nguyễn Văn An',
  email: 'an@songhong.example',
  country: 'VN',
  company_name: 'Song Hong Wiring',
  registration_number: '0312345678',
};

export const signUpAbroadExamples: Examples<typeof signUpAbroadContract> = {
  signUpAbroad: {
    input: {
      ...shown,
      registration_scheme: 'Mã số thuế',
      phone: '+842438251234',
      password: 'seven ships at noon',
      terms_version: '2026-11-15',
    },
    output: shown,
  },
};
