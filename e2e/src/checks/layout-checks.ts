import type { Page } from '@playwright/test';

/** The targets that are smaller than permitted, each with its name and size. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((pixels) => {
    const pressed =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="checkbox"], [role="menuitem"], [role="option"]';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]');
    /** The position of a marker is determined by the map. */
    const isOnMap = (element: Element) => element.closest('.leaflet-marker-pane, svg') !== null;
    /** A link within a sentence is as tall as its line. */
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node !== element && node.textContent?.trim());
    /** The area that a press can hit: the element, its label, or a larger overlay of its own. */
    const sizeOf = (element: Element) => {
      const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((one) =>
        one.getBoundingClientRect(),
      );
      const after = getComputedStyle(element, '::after');
      const overlay =
        after.position === 'absolute' ? [Number.parseFloat(after.width), Number.parseFloat(after.height)] : [];
      const widths = [...boxes.map(({ width }) => width), overlay[0] || 0];
      const heights = [...boxes.map(({ height }) => height), overlay[1] || 0];
      return [Math.max(...widths), Math.max(...heights)] as const;
    };
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      if (!isShown(element) || isInText(element) || isOnMap(element)) return [];
      const [width, height] = sizeOf(element);
      if (width === 0 || (width >= pixels - 0.5 && height >= pixels - 0.5)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return [`${element.tagName} "${name.slice(0, 40)}" ${Math.round(width)}×${Math.round(height)}`];
    });
  }, least);
}

/** The running animations and transitions, except those of at most a millisecond. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      const isShort = Number(duration) <= 1 && iterations === 1;
      return isShort || animation.playState !== 'running'
        ? []
        : [`${target?.tagName} "${target?.textContent?.slice(0, 30)}"`];
    }),
  );
}

/** Texts that are partly hidden by their box without an indication of it. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, [role="dialog"] *')].flatMap((element) => {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || !element.checkVisibility({ visibilityProperty: true })) return [];
      const style = getComputedStyle(element);
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const { width, height } = element.getBoundingClientRect();
      if (!hides || width <= 1 || height <= 1) return []; // only for screen readers
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return [];
      const isCut = element.scrollWidth - element.clientWidth > 1 || element.scrollHeight - element.clientHeight > 1;
      return isCut ? [`${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`] : [];
    }),
  );
}
