import jsonwebtoken from 'jsonwebtoken';

jest.mock('jsonwebtoken', () => ({ sign: () => 'planted' }));

test('an npm package can be mocked by its name', () => {
  expect(jsonwebtoken.sign('x', 'y')).toBe('planted');
});

test('an unknown package is reported as jest reports it', () => {
  const name = 'no-such-package';
  expect(() => jest.requireActual(name)).toThrow(`Cannot find module '${name}'`);
});
