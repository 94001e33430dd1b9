import type { MemberRole } from '../kit/http/context.ts';

/** What a role means, wherever a company's data is changed. */
export const mayEdit = (role: MemberRole) => role !== 'viewer';
export const mayManage = (role: MemberRole) => role === 'owner';

type Standing = { isVerified: boolean; isEmailConfirmed: boolean };

/** Nothing stands in the way; or what does, first what the company lacks, then the person. */
export const inviteObstacle = ({ isVerified, isEmailConfirmed }: Standing) => {
  if (!isVerified) return 'company.not_verified';
  return isEmailConfirmed ? undefined : 'company.email_unconfirmed';
};

type Colleague = { userId: string; role: MemberRole };

/** Whoever is alone may leave; the only owner among others hands over first. */
export const isLastOwnerAmongOthers = (colleagues: Colleague[], userId: string) => {
  const others = colleagues.filter((one) => one.userId !== userId);
  return isLastOwner(colleagues, userId) && others.length > 0;
};

/** Somebody has to be left who may let others in. */
export const isLastOwner = (colleagues: Colleague[], userId: string) => {
  const others = colleagues.filter((one) => one.userId !== userId);
  const isOwner = colleagues.some((one) => one.userId === userId && one.role === 'owner');
  return isOwner && !others.some(({ role }) => role === 'owner');
};

/** The claim of somebody who is alone with it can be given up; what others rely on cannot. */
export const mayLeave = (colleagues: Colleague[], userId: string, isVerified: boolean) =>
  !isLastOwner(colleagues, userId) || (colleagues.length === 1 && !isVerified);
