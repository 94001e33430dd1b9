import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { loadUser } from '../account/operators/loaders.ts';
import { loadCompany } from '../company/operators/loaders.ts';
import { loadCase } from '../company/verification/loaders.ts';
import { loadCertificate, loadCertificateEdit, loadCertificateRenew } from '../factory/certificates/loaders.ts';
import { loadFactory } from '../factory/record/loaders.ts';
import { loadAnswer, loadAsk, loadDeclaration, loadRequest } from '../review/loaders.ts';
import { loadLink } from '../supply/links/loaders.ts';
import { loadProduct } from '../supply/products/loaders.ts';

const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no call is expected'));
afterEach(() => fetched.mockClear());

const PAGES: Record<string, (args: LoaderFunctionArgs) => unknown> = {
  loadUser,
  loadCompany,
  loadCase,
  loadFactory,
  loadProduct,
  loadLink,
  loadCertificate,
  loadCertificateEdit,
  loadCertificateRenew,
  loadAsk,
  loadRequest,
  loadAnswer,
  loadDeclaration,
};

it.each(Object.entries(PAGES))(
  '23.13 %s answers an address that names no record, without a call',
  async (_name, load) => {
    const url = new URL('http://localhost/?forward=nothing');
    const args = { params: { id: 'nothing' }, request: new Request(url), url, pattern: '/', context: {} };
    const loaded = (async () => load(args as unknown as LoaderFunctionArgs))();
    await expect(loaded).rejects.toMatchObject({ init: { status: 404 } });
    expect(fetched).not.toHaveBeenCalled();
  },
);
