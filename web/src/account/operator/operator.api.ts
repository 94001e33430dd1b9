import { operatorAccountContract } from '@ieum/contract';
import { connect } from '../../kit/api.ts';

export const operatorApi = connect(operatorAccountContract);
