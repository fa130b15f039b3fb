/**
 * From now on, writes reach the server but their answers do not arrive, until the end of the test.
 * @param answer what arrives instead, such as the gateway's error; by default nothing
 */
export function loseAnswers(answer?: () => Response): void {
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    if ((init?.method ?? 'GET') === 'GET') return response;
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
}

afterEach(() => jest.restoreAllMocks());
