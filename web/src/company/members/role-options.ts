import type { MEMBER_ROLES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';

type Role = (typeof MEMBER_ROLES)[number];

/** Lists the roles with a description of what each may do. */
export const useRoleOptions = (roles: readonly Role[]) => {
  const { t } = useTranslation('company');
  return roles.map((value) => ({ value, label: t(`role.${value}.name`), help: t(`role.${value}.text`) }));
};
