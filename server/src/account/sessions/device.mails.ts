import { defineMail } from '../../notice/mail/template.ts';
import { accountMails } from '../mail-words.ts';

export const newDevice = defineMail<{ name: string; at: Date; device: string; address: string; url: string }>(
  accountMails.newDevice,
);
