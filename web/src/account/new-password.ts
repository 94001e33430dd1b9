import { newPassword } from '@ieum/contract';
import { z } from 'zod';

export const newPasswordFields = {
  password: newPassword,
  confirm: z.string().min(1, 'auth:validation.passwordConfirmRequired'),
};

type NewPassword = { password: string; confirm: string };

/** An empty confirmation has its own message. */
export const isRepeated = ({ password, confirm }: NewPassword) => confirm === '' || password === confirm;

/** Said also while other fields are wrong: all errors show at once. */
export const notRepeated = { path: ['confirm'], error: 'auth:validation.passwordMismatch', when: () => true };

export const PASSWORD_MESSAGES = {
  'password.common': 'auth:validation.passwordCommon',
  'password.wrong': 'account:problem.passwordWrong',
};
