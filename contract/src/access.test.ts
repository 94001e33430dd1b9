import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints: [string, Endpoint][] = Object.entries(contract);

it('S6.2 opens each endpoint to exactly these callers', () => {
  const table = endpoints.map(([name, { access, method, path }]) =>
    [[access].flat().join('+').padEnd(14), method.padEnd(6), path, name].join(' '),
  );
  expect(table.sort()).toMatchInlineSnapshot(`
    [
      "admin          GET    /admin/accesses listAccesses",
      "admin          GET    /admin/accesses/months/:month getAccessMonth",
      "admin          GET    /admin/audit listAuditLines",
      "admin          GET    /admin/audit/companies findLoggedCompanies",
      "admin          GET    /admin/audit/people findLoggedPeople",
      "admin          POST   /admin/accesses/months/:month/review reviewAccessMonth",
      "admin          POST   /admin/audit/export exportAuditLines",
      "public         GET    /user/terms getTerms",
      "public         POST   /user/confirm-email confirmEmail",
      "public         POST   /user/find-email findEmail",
      "public         POST   /user/find-email/code confirmFindEmail",
      "public         POST   /user/find-password requestReset",
      "public         POST   /user/first-admin createFirstAdmin",
      "public         POST   /user/reset resetPassword",
      "public         POST   /user/reset/check checkReset",
      "public         POST   /user/signin signIn",
      "public         POST   /user/signup signUp",
      "supplier       POST   /factories registerFactory",
      "supplier+admin GET    /factories listFactories",
      "supplier+newcomer+admin DELETE /user/picture removePicture",
      "supplier+newcomer+admin DELETE /user/sessions/:id endSession",
      "supplier+newcomer+admin GET    /documents/:id getDocument",
      "supplier+newcomer+admin GET    /user/consents listConsents",
      "supplier+newcomer+admin GET    /user/me getMe",
      "supplier+newcomer+admin GET    /user/picture getPicture",
      "supplier+newcomer+admin GET    /user/profile getProfile",
      "supplier+newcomer+admin GET    /user/sessions listSessions",
      "supplier+newcomer+admin PATCH  /user/profile updateProfile",
      "supplier+newcomer+admin POST   /user/confirm-email/send resendConfirmation",
      "supplier+newcomer+admin POST   /user/consents setConsent",
      "supplier+newcomer+admin POST   /user/email changeEmail",
      "supplier+newcomer+admin POST   /user/leave leave",
      "supplier+newcomer+admin POST   /user/password changePassword",
      "supplier+newcomer+admin POST   /user/password/confirm confirmPassword",
      "supplier+newcomer+admin POST   /user/phone changePhone",
      "supplier+newcomer+admin POST   /user/picture setPicture",
      "supplier+newcomer+admin POST   /user/signout signOut",
      "supplier+newcomer+admin POST   /user/signout-everywhere signOutEverywhere",
    ]
  `);
});

it('refuses unknown keys at every depth of an input', () => {
  const open: string[] = [];
  for (const [name, { input }] of endpoints) {
    z.toJSONSchema(input, {
      io: 'input',
      override: ({ jsonSchema: { type, additionalProperties }, path }) => {
        if (type === 'object' && additionalProperties === undefined) open.push(`${name} ${path.join('.')}`);
      },
    });
  }
  expect(open).toEqual([]);
});

it('asks whoever changes something as an operator for the password', () => {
  const operators = endpoints.filter(([, { access, method }]) => String(access) === 'admin' && method !== 'GET');
  expect(operators.filter(([, { asksPassword }]) => !asksPassword).map(([name]) => name)).toEqual([]);
});

it('gives no two endpoints one address', () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
