import { signInInput } from '@ieum/contract';
import { z } from 'zod';

/** The person whom `npm run admin` makes an admin; the command also sends it to a running product. */
export const adminArgument = z.strictObject({ email: signInInput.shape.email, name: z.string().min(1) });
