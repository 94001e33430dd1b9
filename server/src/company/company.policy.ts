import type { MemberRole } from '../kit/http/context.ts';

/** Rights of a role wherever a company's data is changed. */
export const mayEdit = (role: MemberRole) => role !== 'viewer';
export const mayManage = (role: MemberRole) => role === 'owner';

type InviterStatus = { isVerified: boolean; isEmailConfirmed: boolean };

/** Returns what prevents an invitation, if anything: first what the company lacks, then what the person lacks. */
export const inviteObstacle = ({ isVerified, isEmailConfirmed }: InviterStatus) => {
  if (!isVerified) return 'company.not_verified';
  return isEmailConfirmed ? undefined : 'company.email_unconfirmed';
};

type Colleague = { userId: string; role: MemberRole };

/** A member who is alone may leave; the only owner among other members must hand over first. */
export const isLastOwnerAmongOthers = (colleagues: Colleague[], userId: string) => {
  const others = colleagues.filter((colleague) => colleague.userId !== userId);
  return isLastOwner(colleagues, userId) && others.length > 0;
};

/** At least one owner must remain who can admit others. */
export const isLastOwner = (colleagues: Colleague[], userId: string) => {
  const others = colleagues.filter((colleague) => colleague.userId !== userId);
  const isOwner = colleagues.some((colleague) => colleague.userId === userId && colleague.role === 'owner');
  return isOwner && !others.some(({ role }) => role === 'owner');
};

/** A person who is alone may give up an unverified claim; the last owner of a company that others rely on must stay. */
export const mayLeave = (colleagues: Colleague[], userId: string, isVerified: boolean) =>
  !isLastOwner(colleagues, userId) || (colleagues.length === 1 && !isVerified);
