import type { LoggedPerson } from '@ieum/contract';
import { maskedEmail } from '../../kit/security/contact-masking.ts';

/** Masks the address. An operator who needs the whole address opens the person, which writes an access line. */
export const maskedPerson = (person: LoggedPerson): LoggedPerson => ({ ...person, email: maskedEmail(person.email) });
