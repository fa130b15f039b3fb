/** Answers media queries as a window of this width does, until the test ends. */
export function setWindowWidth(width: number): void {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}
