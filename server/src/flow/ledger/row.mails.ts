import { defineMail } from '../../notice/mail/template.ts';
import { flowMails } from '../mail-words.ts';

type MailInput = { name: string; url: string };

export const flowDiffers = defineMail<MailInput>(flowMails.flowDiffers);

export const flowSaid = defineMail<MailInput>(flowMails.flowSaid);
