import { companyContract } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

export const memberAddress = listAddress(companyPaths.members(), companyContract.listMembers.input.strip());
