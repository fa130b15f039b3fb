import type { Page } from '@playwright/test';

/**
 * The elements that a pointer can press but the keyboard cannot: those that do not get the focus, do not show it, or
 * have it out of view. Each is given with its name.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab'); // from now on the browser shows the focus
  const faults = await page.evaluate(() => {
    const pressed = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]';
    const composite =
      '[role="tablist"], [role="radiogroup"], [role="listbox"], [role="menu"], [role="toolbar"], [role="grid"], ul, ol, table, fieldset';
    const scope = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]');
    const isDisabled = (element: Element) => element.matches(':disabled');
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `${element.tagName} "${name.slice(0, 50)}"`;
    };
    const all = [...scope.querySelectorAll<HTMLElement>(pressed)].filter((one) => isShown(one) && !isDisabled(one));
    const stops = all.filter(({ tabIndex }) => tabIndex >= 0);
    const found: string[] = [];

    const stylesOf = (elements: readonly Element[]) =>
      elements
        .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after'), getComputedStyle(one, '::before')])
        .map((style) =>
          [
            style.outline,
            style.boxShadow,
            style.borderColor,
            style.backgroundColor,
            style.stroke,
            style.visibility,
          ].join(),
        )
        .join('|');
    /** What can show the focus instead of an element itself: what is around it, within it, or beside a hidden input. */
    const surroundingsOf = (element: Element) =>
      [
        element.parentElement,
        element.parentElement?.parentElement,
        element.nextElementSibling,
        ...element.children,
      ].filter((one) => one instanceof Element);
    const looksDifferentFocused = (element: HTMLElement, shows: readonly Element[]) => {
      (document.activeElement as HTMLElement | null)?.blur();
      const before = stylesOf(shows);
      element.focus();
      return stylesOf(shows) !== before;
    };
    /** Its surroundings are looked at only if the element itself does not show the focus, as nearly all do. */
    const showsFocus = (element: HTMLElement) =>
      looksDifferentFocused(element, [element]) || looksDifferentFocused(element, surroundingsOf(element));
    const isInSight = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [fromX, toX] = [Math.max(left, 0), Math.min(right, innerWidth)];
      const [fromY, toY] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      if (toX <= fromX || toY <= fromY) return false;
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [fromX + (toX - fromX) * x, fromY + (toY - fromY) * y] as const),
      );
      return points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    };
    for (const element of stops) {
      if (!element.isConnected || !isShown(element)) continue;
      const isVisible = showsFocus(element);
      if (!element.contains(document.activeElement)) found.push(`${nameOf(element)} does not take the focus`);
      else {
        if (!isVisible) found.push(`${nameOf(element)} does not show the focus`);
        const { width, height } = element.getBoundingClientRect();
        if (width > 1 && height > 1 && !isInSight(element)) found.push(`${nameOf(element)} has the focus out of sight`);
      }
    }
    (document.activeElement as HTMLElement | null)?.blur();

    for (const element of all) {
      if (element.tabIndex >= 0 || !element.matches('a, button, input, select, textarea, summary')) continue;
      const group = element.closest(composite);
      if (!group || !stops.some((stop) => group.contains(stop))) found.push(`${nameOf(element)} is no tab stop`);
    }
    for (const element of scope.querySelectorAll('*')) {
      const isPointer = getComputedStyle(element).cursor === 'pointer';
      if (!isPointer || !isShown(element)) continue;
      if (element.parentElement && getComputedStyle(element.parentElement).cursor === 'pointer') continue;
      if (element.closest(`${pressed}, label, [role="option"]`) || element.querySelector(pressed)) continue;
      found.push(`${nameOf(element)} is for the pointer alone`);
    }
    return found;
  });
  return [...new Set(faults)];
}
