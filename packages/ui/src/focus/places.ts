const placeSelector =
  '[tabindex], li, article, ul, ol, section, main, [role=list], [role=group], [role=tabpanel], [role=dialog]';

/** The records, lists, containers and sections around an element, the nearest first. */
export function placesAround(element: HTMLElement): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(placeSelector);
  return place ? [place, ...placesAround(place)] : [];
}

/** Focuses the first of these elements that can be focused. @returns whether there is one */
export function focusPlace(places: readonly HTMLElement[]): boolean {
  return places.some((place) => {
    if (!place.isConnected) return false;
    if (!place.hasAttribute('tabindex')) {
      place.tabIndex = -1;
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    }
    place.focus({ preventScroll: true });
    return document.activeElement === place;
  });
}
