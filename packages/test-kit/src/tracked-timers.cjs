/** Real timers, and those started by the present test file that have not fired yet. */
const kinds = [
  { start: 'setTimeout', cancel: 'clearTimeout', isOnce: true },
  { start: 'setInterval', cancel: 'clearInterval', isOnce: false },
].map(createKind);

function createKind({ start, cancel, isOnce }) {
  const { [start]: startReal, [cancel]: cancelReal } = globalThis;
  const pending = new Set();
  const begin = (callback, ...args) => {
    const timer = startReal(
      (...given) => {
        if (isOnce) pending.delete(timer);
        callback(...given);
      },
      ...args,
    );
    pending.add(timer);
    return timer;
  };
  const end = (timer) => {
    pending.delete(timer);
    cancelReal(timer);
  };
  return { functions: { [start]: begin, [cancel]: end }, pending, end };
}

/**
 * Replaces the timers by those that `cancelTimers` ends. They are the same functions for every file, as packages that
 * all files share may keep them.
 */
exports.trackTimers = (target) => Object.assign(target, ...kinds.map(({ functions }) => functions));

/** Cancels what a test file has left behind, as closing its window would, so that it does not run in the next file. */
exports.cancelTimers = () => {
  for (const { pending, end } of kinds) for (const timer of pending) end(timer);
};
