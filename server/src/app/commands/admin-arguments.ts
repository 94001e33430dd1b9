import { signInInput } from '@ieum/contract';
import { z } from 'zod';

/** Whom `npm run admin` makes an admin; also what it asks a running product for. */
export const adminArgument = z.strictObject({ email: signInInput.shape.email, name: z.string().min(1) });
