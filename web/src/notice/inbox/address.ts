import { ownNoticesContract } from '@ieum/contract';
import { noticePaths } from '@ieum/contract/notice/notice.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

export const noticeAddress = listAddress(noticePaths.list(), ownNoticesContract.listNotices.input.strip());
