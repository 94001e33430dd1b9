import type { Declaration } from '@ieum/contract';
import type { DeclarationRow, findEditions } from '../declaration.store.ts';
import type { AttachmentRow } from '../files/attachment.store.ts';
import type { SnapshotRow } from '../round.store.ts';
import type { ShownDeclaration } from './view.store.ts';

/** A declaration that a presenter shows to one side, with the last submission. */
export type SeenDeclaration = { row: DeclarationRow; shown: ShownDeclaration; last: SnapshotRow | undefined };

/** Fields that each side sees differently. */
export type SideView = Pick<
  Declaration,
  | 'round'
  | 'updatedAt'
  | 'takenBy'
  | 'isTakenByMe'
  | 'firstApprovalBy'
  | 'draft'
  | 'attachments'
  | 'editions'
  | 'isSameDomain'
  | 'acts'
>;

export const presentAttachment = ({ id, path, name, size, mediaType, at }: AttachmentRow) => ({
  id,
  path,
  name,
  size,
  mediaType,
  at,
});

type EditionRow = Awaited<ReturnType<typeof findEditions>>[number];

export const presentEdition = ({ id, edition, state, validTo }: EditionRow) => ({
  id,
  edition,
  state,
  validTo: validTo ?? '',
});
