import { documentContract } from '@ieum/contract';
import { connect } from '../kit/api.ts';

export const documentApi = connect(documentContract);
