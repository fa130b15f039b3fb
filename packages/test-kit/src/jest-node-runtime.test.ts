import jsonwebtoken from 'jsonwebtoken';

jest.mock('jsonwebtoken', () => ({ sign: () => 'planted' }));

test('a package of npm can be mocked by its name', () => {
  expect(jsonwebtoken.sign('x', 'y')).toBe('planted');
});

test('what is no package is reported as jest reports it', () => {
  const name = 'no-such-package';
  expect(() => jest.requireActual(name)).toThrow(`Cannot find module '${name}'`);
});
