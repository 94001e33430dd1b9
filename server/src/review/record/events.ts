import type { ScriptNames, SeriesEvery } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';

type RequestFacts = { id: string; askerId: string; supplierId: string; dueOn: string };
type SeriesFacts = { id: string; companyId: string; purpose: string };
type ActionFacts = {
  id: string;
  title: string;
  dueOn: string;
  /** Company that does the task, and the one that checks it. A null company is the operator. */
  ownerCompanyId: string;
  askerCompanyId: string | null;
  ownerId: string | null;
};

/** Everything in a review that other people may want to learn of. A flow emits it when it happens. */
type ReviewEventMap = {
  /** A customer has asked one or many suppliers. */
  requestsSent: { askerId: string; dueOn: string; requests: { id: string; supplierId: string }[] };
  /** The asking company reminds some suppliers at once. */
  requestsReminded: { askerId: string; requests: { id: string; supplierId: string; dueOn: string }[] };
  /** A series has sent the requests of a period by itself. `behind` suppliers have not answered an earlier one. */
  seriesSent: SeriesFacts & {
    period: string;
    every: SeriesEvery;
    sent: number;
    notAsked: number;
    behind: number;
  };
  /** A series was paused by itself, because its questionnaire is no longer published. */
  seriesStopped: SeriesFacts;
  requestChanged: {
    change: 'dueChanged' | 'cancelled' | 'declined' | 'reminded';
    request: RequestFacts;
    reason: string;
  };
  /** A request waits for an answer. `days` are left; the number is negative if it is overdue. */
  requestDue: { request: RequestFacts; askerNames: ScriptNames; supplierNames: ScriptNames; days: number };
  /** A null reviewer is the operator. Only an answer to a customer has a request. */
  declarationSubmitted: {
    id: string;
    round: number;
    requestId: string | null;
    respondentId: string;
    respondentNames: ScriptNames;
    reviewerId: string | null;
  };
  declarationDecided: {
    id: string;
    decision: 'approved' | 'returned' | 'rejected';
    respondentId: string;
    reviewerId: string | null;
    note: string;
  };
  /** An approval ends in `days` days, or has ended. The operator has no name. */
  validityEnding: {
    id: string;
    respondentId: string;
    reviewerNames: ScriptNames | null;
    validTo: string;
    days: number;
  };
  /** A person asks a colleague to check a draft. */
  approvalAsked: { declarationId: string; askedBy: string; colleagueId: string; note: string };
  approvalAnswered: {
    declarationId: string;
    answeredBy: string;
    /** Null if that person has left. */
    askedBy: string | null;
    isApproved: boolean;
    note: string;
  };
  actionOpened: { action: ActionFacts; by: string };
  actionAssigned: { action: ActionFacts; by: string };
  actionMoved: {
    change: 'submitted' | 'accepted' | 'sentBack' | 'extensionAsked' | 'extensionAnswered';
    action: ActionFacts;
    side: 'owner' | 'asker';
    by: string;
    note: string;
  };
  actionDue: { action: ActionFacts; isOverdue: boolean };
};

type EventName = keyof ReviewEventMap;
export type EventOf<Name extends EventName> = ReviewEventMap[Name];

export type ReviewSubscriber = { [Name in EventName]?: (db: Db, event: ReviewEventMap[Name]) => Promise<void> };

/** Calls the subscribers in the transaction of the event, one after another. If one fails, nothing has happened. */
export type EmitEvent = <Name extends EventName>(db: Db, name: Name, event: ReviewEventMap[Name]) => Promise<void>;

export const createEmit =
  (subscribers: ReviewSubscriber[]): EmitEvent =>
  async (db, name, event) => {
    for (const subscriber of subscribers) await subscriber[name]?.(db, event);
  };
