import { operatorAccountContract } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';

export const operatorApi = connect(operatorAccountContract);
