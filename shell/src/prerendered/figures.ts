import { clockTexts } from '../public/clock-texts';
import { isPrerendered } from './is-prerendered';

/** Fills in values that are unknown at build time: the year, and the time, which is updated every second. */
export function wakeFigures(): void {
  showNow();
  setInterval(showNow, 1000);
}

/** Does nothing once the app has replaced the page. */
export function showNow(): void {
  if (!isPrerendered()) return;
  const now = new Date();
  const texts: Readonly<Record<string, string>> = { ...clockTexts(now), year: String(now.getFullYear()) };
  for (const place of document.querySelectorAll<HTMLElement>('[data-now]')) {
    place.textContent = texts[place.dataset.now ?? ''] ?? '';
  }
}
