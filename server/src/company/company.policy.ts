type Colleague = { userId: string; role: 'owner' | 'editor' | 'viewer' };

/** Whoever is alone may leave; the only owner among others hands over first. */
export const isLastOwnerAmongOthers = (colleagues: Colleague[], userId: string) => {
  const others = colleagues.filter((one) => one.userId !== userId);
  const isOwner = colleagues.some((one) => one.userId === userId && one.role === 'owner');
  return isOwner && others.length > 0 && !others.some(({ role }) => role === 'owner');
};
