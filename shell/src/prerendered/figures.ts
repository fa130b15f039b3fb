import { clockTexts } from '../public/clock-texts';
import { isPrerendered } from './is-prerendered';

/** Fills in what a page cannot know when it is built: the year, and the time from second to second. */
export function wakeFigures(): void {
  showNow();
  setInterval(showNow, 1000);
}

/** Another page may have replaced it by now, or the app. */
export function showNow(): void {
  if (!isPrerendered()) return;
  const now = new Date();
  const texts: Readonly<Record<string, string>> = { ...clockTexts(now), year: String(now.getFullYear()) };
  for (const place of document.querySelectorAll<HTMLElement>('[data-now]')) {
    place.textContent = texts[place.dataset.now ?? ''] ?? '';
  }
}
