/// <reference lib="dom" />

let width: number | undefined;

/** Has media queries answer as in a window so many pixels wide, until the test ends. */
export function setWindowWidth(pixels: number | undefined): void {
  width = pixels;
}

/**
 * Answers media queries by the window's width. No to all others, and to all while no width is set: a light screen whose
 * owner asks for nothing special.
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
