import { defineMail } from '../../notice/mail/template.ts';
import { reviewMails } from '../mail-words.ts';

type Details = { name: string; url: string; company?: string; dueDay?: string; reason?: string };

export const actionOpened = defineMail<Details>(reviewMails.actionOpened);

export const actionMoved = defineMail<Details>(reviewMails.actionMoved);

export const actionDue = defineMail<Details>(reviewMails.actionDue);
