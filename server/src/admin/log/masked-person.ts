import type { LoggedPerson } from '@ieum/contract';
import { maskedEmail } from '../../kit/security/contact-masking.ts';

/** A log is a list of people too: whoever wants the whole address opens the person, which leaves an access line. */
export const maskedPerson = (person: LoggedPerson): LoggedPerson => ({ ...person, email: maskedEmail(person.email) });
