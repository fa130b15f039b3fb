import { categories, services } from './catalogue';
import { contractors } from './contractors';
import { users } from './users';

const specialtiesOf = (contractorId: string | undefined): readonly string[] => {
  const email = users.find(({ id }) => id === contractorId)?.email ?? '';
  return contractors[email]?.specializations ?? [];
};

it.each(services.map((service) => [service.title, service] as const))(
  '%s is offered by a contractor with that specialty',
  (_title, { categoryId, contractorId }) => {
    const category = categories.find(({ id }) => id === categoryId)?.name;
    expect(category).toBeDefined();
    const isAmong = specialtiesOf(contractorId).some((specialty) => specialty.includes(category ?? ''));
    expect({ category, isAmong }).toEqual({ category, isAmong: true });
  },
);

it('has no category without a service', () => {
  const served = services.map(({ categoryId }) => categoryId);
  expect(categories.filter(({ id }) => !served.includes(id))).toEqual([]);
});

it('keeps the id of each service', () => {
  expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
});
