/** Real time, also where a test puts its clocks forward. */
const now = performance.now.bind(performance);

/** Waits for what takes its own time: looks every 10 ms. @throws when it has not come true within `ms` */
export async function until(isTrue: () => boolean | Promise<boolean>, ms = 5000): Promise<void> {
  const end = now() + ms;
  while (!(await isTrue())) {
    if (now() > end) throw new Error(`This did not come true within ${ms} ms: ${isTrue}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
