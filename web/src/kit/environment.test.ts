// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { logEnvironment } from './environment.ts';

afterEach(() => void vi.unstubAllEnvs());

it('S9.8 prints an allow-list and nothing else', () => {
  vi.stubGlobal('__APP_VERSION__', '1.2.3');
  vi.stubGlobal('__ENCRYPTION_KEY__', '********');
  vi.stubEnv('VITE_ENCRYPTION_KEY', 'canary-key');
  vi.stubEnv('VITE_FOO_SECRET', 'canary-secret');
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  logEnvironment();
  expect(log.mock.calls).toEqual([
    [
      'Ieum',
      {
        version: '1.2.3',
        mode: import.meta.env.MODE,
        baseAddress: '/api',
        languages: 'kr, en, cn, jp',
        encryptionKey: '********',
      },
    ],
  ]);
});
