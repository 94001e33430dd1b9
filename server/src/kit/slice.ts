import type { SupplyFlag, Task, TaskKind } from '@ieum/contract';
import type { Db } from './db/database.ts';
import type { Actor } from './http/context.ts';
import type { GivenUpHandlers, JobHandlers } from './jobs/queue.ts';
import type { SearchSources } from './search.ts';

type Member = Extract<Actor, { role: 'supplier' }>;
type Operator = Extract<Actor, { role: 'admin' }>;

/** Finds tasks of a person in one statement, at most `TASKS_MAX` of a kind. One source may find several kinds. */
type TaskSource<Who> = (db: Db, who: Who, now: Date) => Promise<Task[]>;

/** Sources of a kind of task by the right to act: a person who may not act on a task does not see it. */
export type TaskSources = {
  members?: TaskSource<Member>;
  owners?: TaskSource<Member>;
  writers?: TaskSource<Member>;
  /** Concerns other companies. Skipped until the own company may reach others. */
  writersOutside?: TaskSource<Member>;
  operators?: TaskSource<Operator>;
};

/** Flag as a source finds it. Whether somebody has snoozed it is added later. */
export type Flag = Omit<SupplyFlag, 'snooze'>;
export type FlagSource = (db: Db, companyId: string, today: string) => Promise<Flag[]>;

/**
 * One part of the product. `Working` is the part of the platform that its jobs use; the app gives every slice the whole
 * platform.
 */
export type Slice<Working = never> = {
  /** The sentence of each error code of this slice, in four languages. */
  messages: object;
  /** Answers each operation of the slice's contract. */
  handlers: (platform: never) => object;
  /** Runs when a row of the queue asks for it. */
  jobs?: (platform: Working) => JobHandlers;
  /** Runs once a day; the queue plans it. */
  daily?: (platform: Working) => JobHandlers;
  /** Runs when a job has failed for good. Several slices may wait for the same kind of job. */
  onGivenUp?: (platform: Working) => GivenUpHandlers;
  /** Finds the tasks of each kind that this slice adds to the home page. */
  tasks?: Partial<Record<TaskKind, TaskSources>>;
  /** Finds risk flags of a company. */
  flags?: readonly FlagSource[];
  /** Finds records by their names. */
  search?: SearchSources;
};

/** Keeps the exact type, so that the compiler finds a handler, a message or a kind of task that is missing. */
export const defineSlice = <const S extends Slice>(slice: S) => slice;

/** Joins handlers of several slices; those for the same kind run one after another. */
export const joinGivenUp = (all: GivenUpHandlers[]): GivenUpHandlers => {
  const kinds = new Set(all.flatMap((handlers) => Object.keys(handlers)));
  const joined = [...kinds].map((kind) => {
    const run: GivenUpHandlers[string] = async (db, payload, error) => {
      for (const handlers of all) await handlers[kind]?.(db, payload, error);
    };
    return [kind, run] as const;
  });
  return Object.fromEntries(joined);
};
