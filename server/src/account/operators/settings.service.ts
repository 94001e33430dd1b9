import type { Limit as LimitRow, operatorSettingsContract } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { findLimitRules, type Rule, ruleName, setLimitRule } from '../../kit/security/limits.ts';
import { LIMITS, type Limit } from '../account.limits.ts';
import type { Platform } from '../platform.ts';
import { countAgreed } from '../terms/consent.store.ts';

const SECOND_MS = 1_000;

export const createOperatorSettings = (deps: Platform): Handlers<typeof operatorSettingsContract> => ({
  async listTerms({ db, clock }) {
    const current = deps.terms.versionAt(clock());
    const agreed = await countAgreed(db);
    const rows = deps.terms.versions.toReversed().map((version) => ({
      version,
      state: stateOf(version, current),
      agreed: agreed.find((row) => row.version === version)?.people ?? 0,
    }));
    return { rows };
  },

  async listLimits({ db }) {
    const rules = await findLimitRules(db);
    const maxOf = (name: string) => rules.find((rule) => rule.name === name)?.max ?? null;
    return {
      factor: deps.limiting.factor,
      rows: KNOWN_LIMITS.map(({ key, ...row }) => ({ ...row, max: maxOf(key) })),
    };
  },

  async setLimit({ db }, { name, scope, windowS, max }) {
    const isMeant = (limit: KnownLimit) => limit.name === name && limit.scope === scope && limit.windowS === windowS;
    const { key, ...row } = KNOWN_LIMITS.find(isMeant) ?? fail('request.not_found');
    const rule = max === row.standard ? null : max;
    await setLimitRule(db, key, rule);
    return { ...row, max: rule };
  },
});

const stateOf = (version: string, current: string): 'past' | 'current' | 'future' => {
  if (version === current) return 'current';
  return version < current ? 'past' : 'future';
};

/** `key`: the name under which `kit/security/limits.ts` counts the limit. */
type KnownLimit = Omit<LimitRow, 'max'> & { key: string };

const windowsOf = (name: string, scope: LimitRow['scope'], rules: readonly Rule[] = []): KnownLimit[] =>
  rules.map(([standard, windowMs]) => ({
    name,
    scope,
    windowS: windowMs / SECOND_MS,
    standard,
    key: ruleName(`${name}.${scope}`, windowMs),
  }));

const known: [string, Limit][] = Object.entries(LIMITS);
const KNOWN_LIMITS = known.flatMap(([name, { perIdentifier, perNetwork, overall }]) => [
  ...windowsOf(name, 'identifier', perIdentifier),
  ...windowsOf(name, 'network', perNetwork),
  ...windowsOf(name, 'overall', overall),
]);
