import { isAdministrator, roles, rolesOf } from './roles';
import { tabIds, tabsOfUser } from './tabs';

const secondFactorMissing = true;

test.each(roles)('a %s without the required second factor has no administrator permissions', (role) => {
  for (const isAdmin of [true, false]) {
    const person = { role, isAdmin, secondFactorMissing } as const;
    expect(isAdministrator(person)).toBe(false);
    expect(rolesOf(person)).toEqual(role.startsWith('admin') ? [] : [role]);
  }
});

test('neither has the admin tab as administrator; a contractor has it as a contractor', () => {
  const tabsOf = (role: (typeof roles)[number]) =>
    tabsOfUser({ role, isAdmin: true, secondFactorMissing }, role === 'user' ? ['overview'] : tabIds);
  expect(tabsOf('admin_high')).not.toContain('admin');
  expect(tabsOf('user')).toEqual(['overview']);
  expect(tabsOf('contractor')).toContain('admin');
});
