/** Sets the user's clock format to 24 hours in each test, independent of the browser's settings. */
export function setLocalClockTo24Hours(): void {
  let language: jest.SpyInstance;
  beforeEach(() => {
    language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  });
  afterEach(() => language.mockRestore());
}
