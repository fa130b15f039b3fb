import { TabTrouble } from './tab-trouble.mjs';

interface Stream {
  onAvailability: ((tabs: { id: string }[]) => void) | undefined;
}

function open() {
  const stream: Stream = { onAvailability: undefined };
  const trouble = new TabTrouble(stream);
  const tell = (...ids: string[]) => stream.onAvailability?.(ids.map((id) => ({ id })));
  const settled: string[] = [];
  const note = (what: string, waiting: Promise<void>) => waiting.then(() => settled.push(what));
  return { trouble, tell, settled, note };
}

test('an outage of another service does not affect the tab', async () => {
  const { trouble, tell, settled, note } = open();
  const marked = note('marked', trouble.isThere('markets'));
  tell('finance_manager');
  tell();
  await Promise.resolve();
  expect(settled).toEqual([]);
  tell('finance_manager', 'markets');
  await marked;
  expect(settled).toEqual(['marked']);
});

test('a healthy tab is not awaited; one with an outage is awaited until its end', async () => {
  const { trouble, tell, settled, note } = open();
  await note('well', trouble.isGone('markets'));
  tell('markets');
  const over = note('over', trouble.isGone('markets'));
  tell('markets', 'bookings');
  await Promise.resolve();
  expect(settled).toEqual(['well']);
  tell('bookings');
  await over;
  expect(settled).toEqual(['well', 'over']);
});
