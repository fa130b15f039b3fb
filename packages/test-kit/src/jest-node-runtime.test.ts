import jsonwebtoken from 'jsonwebtoken';

jest.mock('jsonwebtoken', () => ({ sign: () => 'planted' }));

test('a package of npm can be mocked by its name', () => {
  expect(jsonwebtoken.sign('x', 'y')).toBe('planted');
});

test('what is no package is reported as jest reports it', () => {
  expect(() => jest.requireActual('no-such-package')).toThrow(/Cannot find module 'no-such-package'/);
});
