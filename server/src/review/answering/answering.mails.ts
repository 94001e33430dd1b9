import { defineMail } from '../../notice/mail/template.ts';
import { reviewMails } from '../mail-words.ts';

type Details = { name: string; url: string; company?: string; person?: string; reason?: string };

export const submitted = defineMail<Details>(reviewMails.submitted);

export const approvalAsked = defineMail<Details>(reviewMails.approvalAsked);

export const approvalAnswered = defineMail<Details>(reviewMails.approvalAnswered);
