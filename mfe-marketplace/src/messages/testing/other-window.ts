type Drafts = typeof import('../outbox/stored-drafts');

/** A page that was just loaded, with modules of its own. */
async function loadDrafts(): Promise<Drafts> {
  let drafts: Drafts | undefined;
  await jest.isolateModulesAsync(async () => {
    drafts = await import('../outbox/stored-drafts');
  });
  if (!drafts) throw new Error('the drafts were not loaded');
  return drafts;
}

/** Another window of the same browser: it has the same local storage, and a session storage of its own. */
export async function openWindow() {
  let drafts = await loadDrafts();
  let own: [string, string][] = [];
  const replaceStorage = (entries: [string, string][]) => {
    const before = Object.entries<string>(sessionStorage);
    sessionStorage.clear();
    for (const [key, text] of entries) sessionStorage.setItem(key, text);
    return before;
  };
  return {
    /** Does something in that window. */
    act<Result>(work: (drafts: Drafts) => Result): Result {
      const here = replaceStorage(own);
      const result = work(drafts);
      own = replaceStorage(here);
      return result;
    },
    async reload() {
      drafts = await loadDrafts();
    },
  };
}
