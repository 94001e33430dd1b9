import { newPassword } from '@ieum/contract';
import { z } from 'zod';

export const newPasswordFields = {
  password: newPassword,
  confirm: z.string().min(1, 'auth:validation.passwordConfirmRequired'),
};

type NewPassword = { password: string; confirm: string };

/** True for an empty confirmation too, which has its own message. */
export const isPasswordRepeated = ({ password, confirm }: NewPassword) => confirm === '' || password === confirm;

/** Runs also while other fields are invalid (`when`), so that all errors show at once. */
export const PASSWORD_MISMATCH = { path: ['confirm'], error: 'auth:validation.passwordMismatch', when: () => true };

export const PASSWORD_MESSAGES = {
  'password.common': 'auth:validation.passwordCommon',
  'password.wrong': 'account:problem.passwordWrong',
};
