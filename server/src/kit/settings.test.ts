import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

it('needs nothing to be set', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    isBehindTls: false,
    logLevel: 'info',
  });
});

it('takes an empty value for one that is not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

it('knows from the public address whether TLS stands in front', () => {
  expect(readSettings({ PUBLIC_URL: 'https://ieum.example/' })).toMatchObject({
    publicUrl: 'https://ieum.example',
    isBehindTls: true,
  });
});

it.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
  ['PORT', '-1', 'PORT must be'],
  ['PORT', '65536', 'PORT must be'],
  ['PORT', '3e3', 'PORT must be'],
  ['QUERY_DEADLINE_MS', '0', 'QUERY_DEADLINE_MS must be'],
  ['PUBLIC_URL', 'ieum.example', 'PUBLIC_URL must be an address'],
  ['PUBLIC_URL', 'ftp://ieum.example', 'PUBLIC_URL must be an address'],
  ['DATABASE_URL', 'mysql://secret@x', 'DATABASE_URL must be an address'],
  ['TOKEN_KEY', 'short', 'TOKEN_KEY must be at least 32 bytes'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
])('refuses %s=%s with one sentence', (name, value, sentence) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(sentence);
});

it('does not repeat a secret in its refusal', () => {
  expect(() => readSettings({ TOKEN_KEY: 'hush' })).not.toThrow('hush');
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:hush@x' })).not.toThrow('hush');
});
