import { expect, it } from 'vitest';
import { userAddress, userSearchOf } from './address.ts';

const searchOf = (search: string) => userSearchOf(userAddress.read(new URLSearchParams(search)));

it('asks the server for what the table shows', () => {
  expect(searchOf('q=김&role=admin&isLocked=yes&page=3&size=50&sort=-name')).toEqual({
    q: '김',
    role: 'admin',
    isLocked: 'yes',
    page: 3,
    size: 50,
    sort: 'nameDown',
  });
});

it('leaves out what somebody has typed into the address and nobody understands', () => {
  expect(searchOf('role=king&companyId=x&state=active&page=99999&sort=shoes')).toEqual({
    q: '',
    state: 'active',
    page: 1,
    size: 20,
    sort: 'newest',
  });
});
