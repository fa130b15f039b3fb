import { clockDateTime } from '@plaza/ui/time';
import { fieldChanges, summaryOf } from './field-changes';

const changed = (field: string, before: string | undefined, after: string | undefined) => ({ field, before, after });

it.each([
  [
    'a field that differs, and no other',
    { role: 'user', a: 1 },
    { role: 'contractor', a: 1 },
    [changed('Role', 'Customer', 'Contractor')],
  ],
  ['what is new', null, { companyName: 'Acme' }, [changed('Company name', undefined, 'Acme')]],
  ['what is gone', { companyName: 'Acme' }, { companyName: null }, [changed('Company name', 'Acme', undefined)]],
  ['a yes and no', { isActive: true }, { isActive: false }, [changed('Is active', 'Yes', 'No')]],
  [
    'of lists what came and went',
    { user: ['overview', 'map'] },
    { user: ['overview', 'markets'] },
    [changed('Customer', 'Map', 'Markets')],
  ],
  [
    'remotes by the names of their areas',
    { remotes: ['finance'] },
    { remotes: ['finance', 'auth', 'loyalty'] },
    [changed('Remotes', undefined, 'Account, Loyalty')],
  ],
  ['remotes of something new', null, { remotes: ['admin'] }, [changed('Remotes', undefined, 'Administration')]],
  ['objects as they are', { a: { b: 1 } }, { a: { b: 2 } }, [changed('A', '{"b":1}', '{"b":2}')]],
  ['what is no object', 1, 'two', [changed('Value', '1', 'two')]],
  ['nothing where there is nothing', null, null, []],
  ['nothing where empty became none', { companyName: '' }, { companyName: null }, []],
])('describes %s', (_case, before, after, expected) => {
  expect(fieldChanges(before, after)).toEqual(expected);
});

it('shows a time in the time zone of the browser', () => {
  const until = new Date(2026, 10, 21, 18).toISOString();
  expect(fieldChanges(null, { until })).toEqual([changed('Until', undefined, clockDateTime(until))]);
});

it.each([
  [[], ''],
  [[changed('Role', 'Customer', 'Contractor')], 'Role: Customer → Contractor'],
  [[changed('Phone', '555', undefined), changed('Role', 'a', 'b')], 'Phone: 555 → removed, 1 more'],
  [[changed('Name', undefined, 'Acme')], 'Name: Acme'],
])('describes changes in one line', (changes, expected) => {
  expect(summaryOf(changes)).toBe(expected);
});
