import type { FoundKind } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../account/account.queries.ts';
import { companyQueries } from '../company/company.queries.ts';
import { type ActionName, knownPlaces, type PageName, type ParentName, type UserKind } from './known-places.ts';
import { type EntryGroup, foundGroup, placeGroup } from './palette-entry.ts';
import { readRecent } from './recent-choices.ts';
import { useFound } from './search.queries.ts';
import { useFoundMaterials } from './use-found-materials.ts';

/** Number of pages and of actions above the records found. */
const SHOWN = 4;
const ALL = 50;

/** Returns the groups for the typed text: first what the browser knows, then what the server finds. */
export const usePaletteGroups = (typed: string) => {
  const { t } = useTranslation('search');
  const { role, email } = useUser();
  const { groups: found, ...rest } = useFound(typed);
  const materials = useFoundMaterials(typed);
  const recent = useMemo(() => readRecent(email), [email]);
  const { t: tShell } = useTranslation('shell');
  const names = {
    page: (name: PageName) => t(`page.${name}`),
    parent: (name: ParentName) => tShell(`nav.page.${name}`),
    action: (name: ActionName) => t(`action.${name}`),
  };
  const { pages, actions } = knownPlaces(useOnlooker(), names, typed);
  const context = { role, typed, more: (kind: FoundKind) => t('more', { kind: t(`kind.${kind}`) }) };
  const groups: EntryGroup[] =
    typed === ''
      ? [{ id: 'recent', entries: recent }, placeGroup('action', actions, ALL), placeGroup('page', pages, ALL)]
      : [
          materials,
          placeGroup('page', pages, SHOWN),
          placeGroup('action', actions, SHOWN),
          ...found.map((group) => foundGroup(group, context)),
        ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), ...rest };
};

/** Returns the kind of user. Counts as a reader until the server has answered. */
const useOnlooker = (): UserKind => {
  const isOperator = useUser().role === 'admin';
  const { data } = useQuery({ ...companyQueries.membership(), enabled: !isOperator, throwOnError: false });
  if (isOperator) return 'operator';
  if (data && !data.company) return 'newcomer';
  return data?.company?.can.edit ? 'writer' : 'reader';
};
