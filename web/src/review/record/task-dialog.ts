import type { ReactNode } from 'react';

type OpeningTask = { declarationId: string; commentId?: string; onClose: () => void };

/** Draws the dialog that opens a corrective action. The page passes it, because a review does not know of actions. */
export type TaskDialog = (opening: OpeningTask) => ReactNode;
