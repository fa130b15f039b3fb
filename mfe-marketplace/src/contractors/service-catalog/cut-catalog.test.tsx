import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { MyServices } from '../business/my-services';
import Catalog from './catalog';

// A thousand rows take seconds to render.
jest.mock('./service-table', () => ({ ServiceTable: () => null }));
jest.mock('@plaza/ui', () => ({ ...jest.requireActual<object>('@plaza/ui'), Table: () => null }));

const services = 'Only the first 1,000 services are listed, by title.';
const categories = 'Only the first 1,000 categories are listed, by name.';

function serveCatalog(count: number) {
  const list = (entry: object) => HttpResponse.json(Array.from({ length: count }, () => entry));
  server.use(
    http.get('/api/v1/contractors', () => HttpResponse.json([])),
    http.get('/api/v1/services/categories', () =>
      list({ id: 'roofs', name: 'Roofs', description: '', isActive: true }),
    ),
    http.get('/api/v1/services', () => list({ id: 'fix', title: 'Fix', contractorId: 'ada', categoryId: 'roofs' })),
  );
}

const open = (screenOf: React.ReactElement) => {
  const store = createAppStore();
  store.dispatch(saveSession('a-token', userFixture({ role: 'admin_high' })));
  renderInPlaza(screenOf, { store });
};

it('says that it has only the first services and categories', async () => {
  serveCatalog(1000);
  open(<Catalog />);
  expect(await screen.findByText(categories)).toBeVisible();
  expect(await screen.findByText(`${services} Choose a category or who offers them to find others.`)).toBeVisible();
});

it('says nothing about a shorter one', async () => {
  serveCatalog(999);
  open(<Catalog />);
  expect(await screen.findByRole('region', { name: 'Services' })).toBeVisible();
  await screen.findByRole('combobox', { name: 'Category' });
  expect(screen.queryByText(/^Only the first/)).not.toBeInTheDocument();
});

it('says that services of a contractor may be missing', async () => {
  serveCatalog(1000);
  open(<MyServices contractorId="ada" />);
  expect(await screen.findByText(services)).toBeVisible();
});
