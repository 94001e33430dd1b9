import './form/zod-settings.ts';
import { type Contract, createClient } from '@ieum/contract';
import { API_BASE } from './api-base.ts';
import { createSend } from './send.ts';
import { tellSessionIsLost } from './session-lost.ts';

const send = createSend((url, init) => fetch(url, init), tellSessionIsLost);

/** Each slice connects its own part of the contract, so that a page loads only the schemas it uses. */
export const connect = <C extends Contract>(contract: C) => createClient(contract, { send, base: API_BASE });
