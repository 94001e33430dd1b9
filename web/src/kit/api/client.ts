import '../form/zod-settings.ts';
import { type ApiRequest, type Contract, createClient, TAG_OF } from '@ieum/contract';
import { readStoredLanguage } from '../language/stored-language.ts';
import { recordUse } from '../session/last-use.ts';
import { notifySessionLost } from '../session/loss.ts';
import { createPasswordGate } from '../session/password-gate.ts';
import { askPassword } from '../session/password-prompt.ts';
import { BACKGROUND, isInBackground } from './background.ts';
import { API_BASE } from './base.ts';
import { createSend, type TransportRequest } from './transport.ts';

const carry = async (url: string, { onProgress, onReceived, body, ...rest }: TransportRequest) => {
  // Sends the language of this page, not of the browser: the server writes any mail that the call causes in it.
  const headers = { ...rest.headers, 'accept-language': TAG_OF[readStoredLanguage()] };
  const request = { ...rest, body: body ?? null, headers };
  if (onReceived)
    return (await import('../download/download-carrier.ts')).carryDownload(url, { ...request, onReceived });
  if (!(body instanceof FormData)) return fetch(url, request);
  const { carryUpload } = await import('./upload-carrier.ts');
  return carryUpload(url, body, { ...rest, headers, onProgress });
};
const deliver = createPasswordGate(createSend(carry, notifySessionLost), askPassword);

/** Extends the session with each call that its user made. A public call belongs to no session. */
const send = async (asked: ApiRequest) => {
  const request = isInBackground() ? asBackground(asked) : asked;
  const sentAt = Date.now();
  const response = await deliver(request);
  const isUse = !request.isPublic && !request.isBackground;
  if (isUse && response.status !== 401) recordUse(sentAt);
  return response;
};

const asBackground = (asked: ApiRequest): ApiRequest => ({
  ...asked,
  isBackground: true,
  headers: { ...asked.headers, ...BACKGROUND },
});

/** Connects a slice to its own part of the contract. A page then loads only the schemas it uses. */
export const connect = <C extends Contract>(contract: C) => createClient(contract, { send, base: API_BASE });
