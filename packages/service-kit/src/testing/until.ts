/** Real time, even if a test advances its clocks. */
const now = performance.now.bind(performance);

/** Waits until a condition is true: checks it every 10 ms. @throws if it has not become true within `ms` */
export async function until(isTrue: () => boolean | Promise<boolean>, ms = 5000): Promise<void> {
  const end = now() + ms;
  while (!(await isTrue())) {
    if (now() > end) throw new Error(`This did not come true within ${ms} ms: ${isTrue}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
