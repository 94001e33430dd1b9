import { flagSources } from '../src/app/app.ts';
import { flagJobs, planFlags } from '../src/dashboard/flag.jobs.ts';
import { createJobs } from '../src/kit/jobs.ts';
import { inSavepoint } from './people.ts';
import type { useWorld } from './world.ts';

/** In hours. */
export const DAY = 24;

/** Days on which flags are counted. */
export const useFlagDays = (world: ReturnType<typeof useWorld>) => {
  /** The daily job as the product runs it; twice, because a day has one of them however often it is asked for. */
  const runDay = async () => {
    const { enqueue } = world.account;
    const { clock } = world;
    const jobs = createJobs({
      database: { inTransaction: inSavepoint(world) },
      clock,
      handlers: flagJobs({ flagSources, enqueue, clock }),
      onError: (error) => {
        throw error;
      },
    });
    for (let round = 0; round < 2; round++) {
      await planFlags(world.db(), enqueue, clock());
      await jobs.runDue();
    }
  };
  /** So many days, each with its job; the world begins on a Sunday at nine. */
  const passDays = async (days: number) => {
    for (let day = 0; day < days; day++) {
      world.passHours(DAY);
      await runDay();
    }
  };
  return { runDay, passDays };
};
