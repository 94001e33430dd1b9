import { describe, expect, it } from 'vitest';
import { simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld({ limitFactor: 1 });
const file = new File([Uint8Array.from(await simplePdf())], 'a.pdf');
const person = {
  name: '홍길동',
  password: 'correct horse battery',
  phone: '01012345678',
  business_number: '1234567890',
  file,
};
const signUp = (email: string, change = {}) => world.withToken(null).signUp({ ...person, email, ...change });
const tooMany = { status: 429, code: 'request.too_many' };

describe('signUp under its limits', () => {
  it('asks three times an hour whether an address has an account, and not more', async () => {
    await signUp('hong@test.kr');
    for (let no = 0; no < 2; no++) await expect(signUp('hong@test.kr')).rejects.toMatchObject({ status: 409 });
    await expect(signUp('HONG@test.kr')).rejects.toMatchObject(tooMany);
    await expect(signUp('other@test.kr')).resolves.toBeDefined();
    world.passHours(1);
    await expect(signUp('hong@test.kr')).rejects.toMatchObject({ status: 409 });
  });

  it('takes ten an hour from one network', async () => {
    for (let no = 0; no < 10; no++) await signUp(`hong${no}@test.kr`);
    await expect(signUp('late@test.kr')).rejects.toMatchObject(tooMany);
  });

  it('lets a file be mended without counting it against the address', async () => {
    const broken = new File(['no pdf'], 'a.pdf');
    for (let no = 0; no < 5; no++) {
      await expect(signUp('hong@test.kr', { file: broken })).rejects.toMatchObject({ status: 422 });
    }
    await expect(signUp('hong@test.kr')).resolves.toBeDefined();
  });
});
