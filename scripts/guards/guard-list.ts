/** A place that protects somebody, and what it looks like without its protection. */
export type Guard = { name: string; file: string; from: string; to: string; tests: string[] };

/** Each taken out alone must turn one of its tests red; docs/guards.md says what each one is for. */
export const GUARDS: Guard[] = [
  {
    name: 'owner check',
    file: 'server/src/factory/factory.store.ts',
    from: "return role === 'admin' ? factories : factories.where('company_id', '=', companyId);",
    to: "return role === 'admin' || companyId ? factories : factories;",
    tests: ['server/src/factory/factory.test.ts'],
  },
  {
    name: 'role list',
    file: 'server/src/kit/mount.ts',
    from: "return access.includes(actor.role) ? actor : fail('access.denied');",
    to: 'return actor;',
    tests: ['server/src/app/access.test.ts'],
  },
  {
    name: 'strict parse',
    file: 'server/src/kit/input.ts',
    from: 'const { data, error } = input.safeParse(given);',
    to: 'const { data, error } = input.strip().safeParse(given);',
    tests: ['server/src/kit/mount.test.ts'],
  },
  {
    name: 'rate limit',
    file: 'server/src/kit/limits.ts',
    from: "if (waitS !== undefined) fail('request.too_many', {}, waitS);",
    to: 'void waitS;',
    tests: ['server/src/account/sign-up-limits.test.ts'],
  },
  {
    name: 'dummy verify',
    file: 'server/src/kit/passwords.ts',
    from: "const isHash = passwordHash?.startsWith('$argon2') ?? false;",
    to: "const isHash = passwordHash?.startsWith('$argon2') ?? false;\n        if (!isHash) return false;",
    tests: ['server/src/kit/passwords.test.ts'],
  },
  {
    name: 'nosniff',
    file: 'server/src/kit/headers.ts',
    from: "  'x-content-type-options': 'nosniff',\n",
    to: '',
    tests: ['server/src/kit/server.test.ts'],
  },
  {
    name: 'stripped answer',
    file: 'server/src/kit/mount.ts',
    from: 'const serialise = serialiserOf(endpoint.output);',
    to: 'const serialise = JSON.stringify as ReturnType<typeof serialiserOf>;',
    tests: ['server/src/kit/mount.test.ts'],
  },
  {
    name: 'folder lock',
    file: 'server/src/kit/data-folder.ts',
    from: "lock.exec('begin exclusive');",
    to: "lock.exec('begin');",
    tests: ['server/src/kit/data-folder.test.ts'],
  },
  {
    name: 'fsync hook',
    file: 'server/src/kit/pglite-synced-fs.ts',
    from: 'NODEFS.tryFSOperation(() => fsyncSync(nfd));\n        this.synced += 1;',
    to: 'void fsyncSync;\n        void nfd;',
    tests: ['server/src/kit/pglite-engine.test.ts'],
  },
  {
    name: 'magic bytes',
    file: 'server/src/document/pdf-gate.ts',
    from: '!HEADER.test(start) || ',
    to: '',
    tests: ['server/src/document/pdf-gate.test.ts'],
  },
];
