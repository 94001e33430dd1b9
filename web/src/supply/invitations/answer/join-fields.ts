import '../../../kit/form/zod-settings.ts';
import { type OpenSupplyInvitation, supplyJoinFields } from '@ieum/contract';
import { z } from 'zod';
import { isPasswordRepeated, newPasswordFields, PASSWORD_MISMATCH } from '../../../account/new-password.ts';

export type Invited = OpenSupplyInvitation['invited'];

const needed = 'supplyInvite:problem.needed';
const file = z.file('auth:validation.businessCertificateRequired');
const { name, phone, registration_number, registration_scheme, company_name } = supplyJoinFields;
const person = { name, phone, ...newPasswordFields, file };

/** A Korean company is invited by its business number. A company abroad enters its own registration number. */
export const isAbroad = ({ businessNumber }: Invited) => businessNumber === '';

export const joinFieldsFor = (invited: Invited) => {
  const abroad = isAbroad(invited);
  const typed = (field: typeof company_name) => field.pipe(z.string().min(1, needed));
  return z
    .object({
      ...person,
      phone: abroad ? phone.regex(/^\+/, 'supplyInvite:problem.phone') : phone,
      registration_number: abroad ? typed(registration_number) : registration_number,
      registration_scheme: abroad ? typed(registration_scheme) : registration_scheme,
      company_name: typed(company_name),
    })
    .refine(isPasswordRepeated, PASSWORD_MISMATCH);
};

export type JoinValues = z.input<ReturnType<typeof joinFieldsFor>>;
export type JoinAnswer = z.output<ReturnType<typeof joinFieldsFor>>;

export const startOf = (invited: Invited): Omit<JoinValues, 'file'> => ({
  name: '',
  phone: '',
  password: '',
  confirm: '',
  registration_number: '',
  registration_scheme: '',
  company_name: invited.name,
});
