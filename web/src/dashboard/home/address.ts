import { type Parsed, tasksContract } from '@ieum/contract';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

export type TaskList = Parsed<typeof tasksContract.listTasks>;

export const homeAddress = listAddress(dashboardPaths.home(), tasksContract.listTasks.input.strip());
