/// <reference lib="dom" />

let width: number | undefined;

/** Makes media queries match a window of this width, until the test ends. */
export function setWindowWidth(pixels: number | undefined): void {
  width = pixels;
}

/**
 * Answers media queries by the window's width. All others do not match, and none matches without a width: the default
 * is a light screen without special preferences.
 */
export function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: width !== undefined && isWithin(media, width),
    onchange: null,
    addListener(): void {},
    removeListener(): void {},
  });
}

function isWithin(media: string, pixels: number): boolean {
  const limits = [...media.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)];
  return (
    limits.length > 0 &&
    limits.every(([, which, at]) => (which === 'min' ? pixels >= Number(at) : pixels <= Number(at)))
  );
}
