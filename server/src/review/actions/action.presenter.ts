import type { ListedAction, ReviewAction } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { companyOf, mayWrite, type Reader } from '../record/side.policy.ts';
import { type ActionSide, actionActsOf, shownState } from './action.rules.ts';
import type { ActionRow } from './action.store.ts';
import { findActionEvents, findActionEvidence } from './event.store.ts';
import { findActionComment, findActionCompanies, findNames } from './people.store.ts';

/** Returns the sides of a task that a company is on: both if it set itself the task. */
export const sidesOf = (action: Pick<ActionRow, 'ownerCompanyId' | 'askerCompanyId'>, companyId: string | null) => {
  const sides: ActionSide[] = [];
  if (action.ownerCompanyId === companyId) sides.push('owner');
  if (action.askerCompanyId === companyId) sides.push('asker');
  return sides;
};

const otherCompanyOf = ({ ownerCompanyId, askerCompanyId }: ActionRow, companyId: string | null) =>
  ownerCompanyId === companyId ? askerCompanyId : ownerCompanyId;

type Viewer = { companyId: string | null; today: string };

export const presentActions = async (db: Db, { companyId, today }: Viewer, rows: ActionRow[]) => {
  const others = rows.flatMap((row) => otherCompanyOf(row, companyId) ?? []);
  const companies = await findActionCompanies(db, [...new Set(others.filter((id) => id !== companyId))]);
  const isOurs = (row: ActionRow) => row.ownerCompanyId === companyId;
  const people = await findNames(
    db,
    rows.flatMap((row) => (isOurs(row) && row.ownerId) || []),
  );
  return rows.map((row): ListedAction => {
    const { id, title, state, version, dueOn, extensionAt, updatedAt, ownerId } = row;
    const name = ownerId === null || !isOurs(row) ? undefined : people.get(ownerId);
    return {
      id,
      title,
      state: shownState(state, dueOn, today),
      version,
      dueOn,
      isOurs: isOurs(row),
      isSelfSet: row.ownerCompanyId === row.askerCompanyId,
      updatedAt,
      partner: companies.get(otherCompanyOf(row, companyId) ?? '') ?? null,
      owner: ownerId !== null && name !== undefined ? { id: ownerId, name } : null,
      hasExtension: extensionAt !== null,
    };
  });
};

export const presentAction = async (
  db: Db,
  actor: Reader,
  clock: () => Date,
  row: ActionRow,
): Promise<ReviewAction> => {
  const companyId = companyOf(actor);
  const sides = sidesOf(row, companyId);
  const [listed] = await presentActions(db, { companyId, today: todayInSeoul(clock()) }, [row]);
  if (!listed) throw new Error('one row is presented as one');
  const isOwner = sides.includes('owner');
  const evidence = (await findActionEvidence(db, row.id)).filter(({ isSubmitted }) => isOwner || isSubmitted);
  const { flagCode, flagSubjectId, extensionUntil, extensionAt, hasExtension } = { ...row, ...listed };
  return {
    ...listed,
    description: row.description,
    declarationId: row.declarationId,
    comment: await commentSeen(db, row, sides),
    flag: flagCode !== null && flagSubjectId !== null ? { code: flagCode, subjectId: flagSubjectId } : null,
    extension:
      extensionUntil !== null && extensionAt !== null
        ? { until: extensionUntil, reason: row.extensionReason, askedAt: extensionAt }
        : null,
    evidence: evidence.map(({ isSubmitted: _, ...file }) => ({ ...file, path: '' })),
    events: await eventsSeen(db, row, sides, listed.partner?.name ?? ''),
    acts: mayWrite(actor) ? actionActsOf({ state: row.state, hasExtension }, sides) : [],
  };
};

/** Shows an unpublished comment to reviewers only, also if a task was opened for it. */
const commentSeen = async (db: Db, { commentId }: ActionRow, sides: ActionSide[]) => {
  const found = commentId === null ? undefined : await findActionComment(db, commentId);
  if (!found || !(found.isPublished || sides.includes('asker'))) return null;
  return { path: found.path, body: found.body };
};

/** Events before the submission. Only the company that does the task may see them. */
const INSIDE = ['assigned', 'evidence_added', 'evidence_removed'];

/**
 * Shows people's names only to their own company. Others see the company's name, and no name for the operator's people.
 */
const eventsSeen = async (db: Db, { id }: ActionRow, sides: ActionSide[], partner: string) => {
  const events = await findActionEvents(db, id);
  return events
    .filter(({ kind }) => sides.includes('owner') || !INSIDE.includes(kind))
    .map(({ side, person, ...event }) => {
      const isMine = side !== null && sides.includes(side);
      return { ...event, isMine, by: isMine ? (person ?? '') : partner };
    });
};
