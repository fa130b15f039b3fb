import type { Locator, Page } from '@playwright/test';

const pressable = [
  'a[href]',
  ...['button', 'input', 'select', 'textarea', 'summary'].map((name) => `${name}:not(:disabled)`),
  '[role=tab]',
  '[role=menuitem]',
  '[role=switch]',
  '[role=option]',
  '[contenteditable=true]',
].join();

/** A page's toast, of which there is at most one. */
export class Toast {
  readonly card: Locator;
  private readonly region: Locator;

  constructor(private readonly page: Page) {
    this.region = page.getByRole('region', { name: 'Notifications (F8)', includeHidden: true });
    this.card = this.region.getByRole('listitem', { includeHidden: true });
  }

  /** Moves the pointer onto it, which keeps it open as long as the pointer is there. */
  async hold(): Promise<void> {
    const box = await this.card.boundingBox();
    if (!box) throw new Error('there is no toast to hold');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await this.page.mouse.move(x - 2, y);
    await this.page.mouse.move(x, y);
  }

  /** The elements that could be pressed where the toast is if it were not there. */
  covers(): Promise<string[]> {
    return this.region.evaluate((region, selector) => {
      const card = region.querySelector('li');
      if (!(region instanceof HTMLElement) || !card) throw new Error('there is no toast');
      const toast = card.getBoundingClientRect();
      const covered: string[] = [];
      region.style.visibility = 'hidden';
      for (const element of document.querySelectorAll(selector)) {
        if (region.contains(element)) continue;
        const box = element.getBoundingClientRect();
        const [left, right] = [Math.max(box.left, toast.left), Math.min(box.right, toast.right)];
        const [top, bottom] = [Math.max(box.top, toast.top), Math.min(box.bottom, toast.bottom)];
        if (left >= right || top >= bottom) continue;
        // An element that is scrolled out of view or covered by a bar could not be pressed even without the toast.
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (element.contains(hit)) {
          covered.push(element.getAttribute('aria-label') ?? element.textContent ?? element.tagName);
        }
      }
      region.style.visibility = '';
      return covered;
    }, pressable);
  }
}
