export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'unfit' | 'late';

type Keeping<D> = {
  draft: D;
  version: number;
  /** Returns the new version. */
  send: (draft: D, version: number) => Promise<number>;
  /** Whether the server would accept the draft at all. */
  isFit: (draft: D) => boolean;
  /** Whether somebody else has changed the record meanwhile. */
  isLate: (error: unknown) => boolean;
  onState: (state: Saving) => void;
};

const PAUSE_MS = 800;

/**
 * Saves a draft on the server while the user types: one save at a time, always the latest state, a moment after the
 * last change. After a conflict nothing is sent until the user has decided.
 */
export const createDraftKeeper = <D>({ draft, version, send, isFit, isLate, onState }: Keeping<D>) => {
  let latest = draft;
  let saved = draft;
  let current = version;
  let state: Saving = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underway: Promise<void> | undefined;

  const setState = (next: Saving) => {
    state = next;
    onState(next);
  };
  const save = async () => {
    const sent = latest;
    setState('saving');
    try {
      current = await send(sent, current);
      saved = sent;
      setState(latest === sent ? 'saved' : 'waiting');
    } catch (error) {
      setState(isLate(error) ? 'late' : 'failed');
    }
  };
  /** Saves everything typed so far. Returns whether it is saved. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    // Two saves at the same time would conflict with each other.
    while (underway) await underway;
    if (latest === saved) return true;
    if (state === 'late') return false;
    if (!isFit(latest)) {
      setState('unfit');
      return false;
    }
    underway = save().finally(() => {
      underway = undefined;
    });
    await underway;
    const hasFailed = state === ('failed' as Saving) || state === ('late' as Saving);
    return hasFailed ? false : flush();
  };
  const put = (next: D) => {
    latest = next;
    if (state === 'late') return;
    setState('waiting');
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  };
  /** Takes what somebody else has saved as the new base. The user's own changes are saved on top of it, or dropped. */
  const settle = (theirs: { draft: D; version: number }, keepsOwn: boolean) => {
    current = theirs.version;
    saved = theirs.draft;
    if (!keepsOwn) latest = theirs.draft;
    setState(keepsOwn ? 'waiting' : 'saved');
    if (keepsOwn) void flush();
  };
  return {
    put,
    flush,
    settle,
    version: () => current,
    latest: () => latest,
    /** Notes the version after another change by the same user. */
    raise: (to: number) => {
      current = to;
    },
    isSafe: () => latest === saved,
  };
};
