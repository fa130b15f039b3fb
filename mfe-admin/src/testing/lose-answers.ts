/** From now on, writes reach the server but their answers do not arrive, until the end of the test. */
export function loseAnswers(): void {
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    if ((init?.method ?? 'GET') !== 'GET') throw new TypeError('Failed to fetch');
    return response;
  });
}

afterEach(() => jest.restoreAllMocks());
