import { documentContract } from '@ieum/contract';
import { connect } from '../kit/api/client.ts';

export const documentApi = connect(documentContract);
