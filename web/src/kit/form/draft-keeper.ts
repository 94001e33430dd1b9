export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'unfit' | 'late';

type Keeping<D> = {
  draft: D;
  version: number;
  /** Gives the version that it has become. */
  send: (draft: D, version: number) => Promise<number>;
  /** Whether the server would take it at all. */
  isFit: (draft: D) => boolean;
  /** Somebody else has changed it meanwhile. */
  isLate: (error: unknown) => boolean;
  onState: (state: Saving) => void;
};

const PAUSE_MS = 800;

/**
 * Keeps a draft on the server while it is typed: one save at a time, always the last state, a moment after the last change.
 * After a conflict nothing is sent until somebody has decided.
 */
export const createDraftKeeper = <D>({ draft, version, send, isFit, isLate, onState }: Keeping<D>) => {
  let latest = draft;
  let saved = draft;
  let current = version;
  let state: Saving = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underway: Promise<void> | undefined;

  const tell = (next: Saving) => {
    state = next;
    onState(next);
  };
  const save = async () => {
    const sent = latest;
    tell('saving');
    try {
      current = await send(sent, current);
      saved = sent;
      tell(latest === sent ? 'saved' : 'waiting');
    } catch (error) {
      tell(isLate(error) ? 'late' : 'failed');
    }
  };
  /** Everything that was typed until now; says whether it is kept. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    // One at a time: two at once would be each other's conflict.
    while (underway) await underway;
    if (latest === saved) return true;
    if (state === 'late') return false;
    if (!isFit(latest)) {
      tell('unfit');
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
    tell('waiting');
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  };
  /** What somebody else has saved is the ground from now on, and the own words go over it or not. */
  const settle = (theirs: { draft: D; version: number }, keepsOwn: boolean) => {
    current = theirs.version;
    saved = theirs.draft;
    if (!keepsOwn) latest = theirs.draft;
    tell(keepsOwn ? 'waiting' : 'saved');
    if (keepsOwn) void flush();
  };
  return {
    put,
    flush,
    settle,
    version: () => current,
    latest: () => latest,
    /** Another act of one's own has raised it. */
    raise: (to: number) => {
      current = to;
    },
    isSafe: () => latest === saved,
  };
};
