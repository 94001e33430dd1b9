import type { Declaration } from '@ieum/contract';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { placeOf } from '@ieum/contract/factory/record/step.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { withWayBack } from '../../kit/record/way-back.ts';
import { commentedInRound } from '../record/comments/commented-fields.ts';

const FACTORY = 'factory.';

type About = Pick<Declaration, 'id' | 'subject' | 'comments' | 'round'>;

/**
 * Returns the form of the factory, which leads back to the answer. It opens at the given field, or at the first field
 * that the reviewer wants changed. Fields of other records have no form here.
 */
export const correctPath = ({ id, subject, comments, round }: About, path?: string) => {
  if (!subject.factoryId || (path !== undefined && !path.startsWith(FACTORY))) return undefined;
  const field = path ?? commentedInRound({ comments, round }).find((commented) => commented.startsWith(FACTORY));
  const place = field === undefined ? '' : `#${placeOf(field.slice(FACTORY.length))}`;
  return withWayBack(`${factoryPagePaths.edit(subject.factoryId)}${place}`, reviewPaths.declaration(id));
};
