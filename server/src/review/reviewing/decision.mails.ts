import { defineMail } from '../../notice/mail/template.ts';
import { reviewMails } from '../mail-words.ts';

type Details = { name: string; url: string; company?: string; reason?: string };
type Ending = { name: string; url: string; company?: string; lastDay: string };

export const approved = defineMail<Details>(reviewMails.approved);

export const returned = defineMail<Details>(reviewMails.returned);

export const rejected = defineMail<Details>(reviewMails.rejected);

export const approvalEnding = defineMail<Ending>(reviewMails.approvalEnding);

export const approvalEnded = defineMail<Ending>(reviewMails.approvalEnded);
