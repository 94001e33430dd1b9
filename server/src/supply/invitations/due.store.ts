import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { namesIn } from '../../kit/db/script-names.ts';
import { isLeftBySupplier } from './invitation.store.ts';

/** Locks up to `limit` invitations with a reminder due; two processes at once share them. */
export const lockRemindable = (db: Db, today: string, limit: number) =>
  db
    .selectFrom('supply_invitation as invitation')
    .innerJoin('supply_link as link', 'link.id', 'invitation.link_id')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .innerJoin('account_person as person', 'person.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.language', 'invitation.reminders'])
    .select(['invitation.sent_at as sentAt', 'invitation.ends_at as endsAt'])
    .select([namesIn('company').as('company'), 'company.business_number as businessNumber', 'person.name as invitedBy'])
    .select([
      'link.words',
      sql<boolean>`link.agreed_at is null and link.state = 'proposed' and company.state = 'verified'
        and company.disabled_at is null and invitation.bounced_at is null`.as('isWaiting'),
    ])
    .where('invitation.state', 'in', ['sent', 'opened'])
    .where('invitation.next_reminder_on', '<=', today)
    .orderBy('invitation.next_reminder_on')
    .orderBy('invitation.id')
    .limit(limit)
    .forUpdate('invitation')
    .skipLocked()
    .execute();

/**
 * Locks invitations whose thirty days are over, with the company that asked and whether the link still waits for an
 * answer.
 */
export const lockEnded = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('supply_invitation as invitation')
    .innerJoin('supply_link as link', 'link.id', 'invitation.link_id')
    .select(['invitation.id', 'invitation.company_id as companyId', 'invitation.company_name as invitedName'])
    .select(['invitation.email', 'link.state as linkState', 'link.agreed_at as agreedAt'])
    .select(isLeftBySupplier.as('isLeft'))
    .where('invitation.state', 'in', ['sent', 'opened'])
    .where('invitation.ends_at', '<=', now.toISOString())
    .orderBy('invitation.ends_at')
    .orderBy('invitation.id')
    .limit(limit)
    .forUpdate('invitation')
    .skipLocked()
    .execute();

/** Marks the invitation whose mail could not be delivered. Returns nothing for any other mail. */
export const markBounced = (db: Db, mailId: string, now: Date) =>
  db
    .updateTable('supply_invitation')
    .set({ bounced_at: now.toISOString() })
    .where('mail_id', '=', mailId)
    .where('state', 'in', ['sent', 'opened'])
    .returning(['id', 'company_id as companyId', 'company_name as invitedName', 'email'])
    .executeTakeFirst();
