import { ada } from '../testing/platform';
import { readRecent, rememberFound } from './recently-found';

const key = `plaza.recently-found.${ada.id}`;
const savings = {
  id: 'finance savings',
  label: 'Savings',
  group: 'Accounts',
  icon: 'accounts',
  to: '/dashboard/overview',
};

beforeEach(() => localStorage.setItem('user', JSON.stringify(ada)));
afterEach(() => localStorage.clear());

it('remembers where an entry leads, and not its balance, which changes', () => {
  rememberFound(ada.id, { ...savings, detail: '$10,000.00' });
  expect(readRecent(ada.id)).toEqual([savings]);
  expect(localStorage.getItem(key)).not.toContain('10,000');
});

it('shows no balance that an earlier version stored, and removes it at once', () => {
  localStorage.setItem(key, JSON.stringify([{ ...savings, detail: '$10,000.00' }]));
  expect(readRecent(ada.id)).toEqual([savings]);
  expect(localStorage.getItem(key)).toBe(JSON.stringify([savings]));
  const write = jest.spyOn(Storage.prototype, 'setItem');
  expect(readRecent(ada.id)).toEqual([savings]);
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
  rememberFound(ada.id, { ...savings, id: 'finance rent', label: 'Rent' });
  expect(readRecent(ada.id).map(({ label }) => label)).toEqual(['Rent', 'Savings']);
});
