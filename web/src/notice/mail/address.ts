import { outboxContract } from '@ieum/contract';
import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

export const outboxAddress = listAddress(outboxPaths.list(), outboxContract.listMails.input.strip());
