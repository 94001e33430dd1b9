import { defineMail } from '../../notice/mail/template.ts';
import { flowMails } from '../mail-words.ts';

type Open = { name: string; url: string; period: string; count: string; dueDay: string };

export const flowOpen = defineMail<Open>(flowMails.flowOpen);
