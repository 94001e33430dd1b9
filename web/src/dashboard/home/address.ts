import { type Parsed, tasksContract } from '@ieum/contract';
import { listAddress } from '../../kit/list/list-address.ts';
import { dashboardPaths } from '../dashboard.paths.ts';

export type TaskList = Parsed<typeof tasksContract.listTasks>;

export const homeAddress = listAddress(dashboardPaths.home(), tasksContract.listTasks.input.strip());
