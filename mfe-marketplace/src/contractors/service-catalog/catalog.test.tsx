import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { contractorFixture } from '../../testing/contractor-fixture';
import { loseFirstAnswer } from '../../testing/lose-first-answer';
import { pasteInto } from '../../testing/paste-into';
import { MyServices } from '../business/my-services';
import Catalog from './catalog';

const plumbing: ServiceCategory = { id: 'plumbing', name: 'Plumbing', description: 'Pipes.', isActive: true };
const roofing: ServiceCategory = { id: 'roofing', name: 'Roofing', description: '', isActive: false };
const ada = contractorFixture('Ada Moreau', { company: 'Moreau Plumbing' });

const serviceOf = (title: string, overrides: Partial<Service> = {}): Service => ({
  id: title,
  contractorId: null,
  categoryId: 'plumbing',
  title,
  description: '',
  basePrice: '80.00',
  currency: 'USD',
  estimatedDuration: 1.5,
  isActive: true,
  createdAt: '2026-03-01T00:00:00.000Z',
  ...overrides,
});

let categories: ServiceCategory[];
let services: Service[];
let sent: [string, unknown][];

beforeEach(() => {
  categories = [plumbing, roofing];
  services = [serviceOf('Fix a tap'), serviceOf('New boiler', { contractorId: ada.id, basePrice: '1200.50' })];
  sent = [];
  const note = async (request: Request) => {
    const body: unknown = request.method === 'DELETE' ? undefined : await request.json();
    sent.push([`${request.method} ${new URL(request.url).pathname.replace('/api/v1/services', '')}`, body]);
    return body as object;
  };
  server.use(
    http.get('/api/v1/contractors', () => HttpResponse.json([ada])),
    http.get('/api/v1/services/categories', () => HttpResponse.json(categories)),
    http.post('/api/v1/services/categories', async ({ request }) => {
      const added = { ...plumbing, ...(await note(request)), id: `added-${sent.length}` };
      categories = [...categories, added];
      return HttpResponse.json(added, { status: 201 });
    }),
    http.patch('/api/v1/services/categories/:id', async ({ request, params }) => {
      const changes = await note(request);
      categories = categories.map((one) => (one.id === params.id ? { ...one, ...changes } : one));
      return HttpResponse.json(categories.find(({ id }) => id === params.id));
    }),
    http.get('/api/v1/services', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [categoryId, contractorId] = [searchParams.get('categoryId'), searchParams.get('contractorId')];
      const passes = (one: Service) =>
        (!categoryId || one.categoryId === categoryId) &&
        (!contractorId || one.contractorId === null || one.contractorId === contractorId);
      return HttpResponse.json(services.filter(passes));
    }),
    http.post('/api/v1/services', async ({ request }) => {
      const added = serviceOf('', { ...(await note(request)), id: `added-${sent.length}` });
      services = [...services, added];
      return HttpResponse.json(added, { status: 201 });
    }),
    http.patch('/api/v1/services/:id', async ({ request, params }) => {
      const changes = await note(request);
      services = services.map((one) => (one.id === params.id ? { ...one, ...changes } : one));
      return HttpResponse.json(services.find(({ id }) => id === params.id));
    }),
    http.delete('/api/v1/services/:id', async ({ request, params }) => {
      await note(request);
      services = services.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

function openCatalog() {
  const store = createAppStore();
  store.dispatch(saveSession('token', userFixture({ role: 'admin_high', isAdmin: true })));
  return renderInPlaza(<Catalog />, { store });
}

const titles = () =>
  within(screen.getByRole('table', { name: 'Services' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const dialog = () => within(screen.getByRole('dialog'));

async function choose(user: UserEvent, scope: Pick<typeof screen, 'getByRole'>, name: string, option: string) {
  await user.click(scope.getByRole('combobox', { name }));
  await user.click(screen.getByRole('option', { name: option }));
}

/** Opens the form of a new service, which waits for the categories. */
async function openNewService(user: UserEvent) {
  const button = screen.getByRole('button', { name: 'Add Service' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

async function fill(user: UserEvent, title: string, price: string, hours: string) {
  await pasteInto(user, dialog().getByRole('textbox', { name: 'Title' }), title);
  await pasteInto(user, dialog().getByRole('textbox', { name: 'Base price' }), price);
  const duration = dialog().getByRole('textbox', { name: 'Duration' });
  await user.clear(duration);
  await pasteInto(user, duration, hours);
}

describe('categories', () => {
  it('are listed with their state, renamed and deactivated', async () => {
    const { user } = openCatalog();
    await user.click(await screen.findByRole('button', { name: 'Edit Plumbing' }));
    await user.clear(dialog().getByRole('textbox', { name: 'Name' }));
    await pasteInto(user, dialog().getByRole('textbox', { name: 'Name' }), 'Pipes');
    await user.click(dialog().getByRole('switch', { name: 'Active' }));
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('button', { name: 'Edit Pipes' })).toBeInTheDocument();
    expect(sent).toEqual([['PATCH /categories/plumbing', { name: 'Pipes', isActive: false }]]);
    expect(within(screen.getByRole('table', { name: 'Categories' })).getAllByText('Off')).toHaveLength(2);
  });

  it('that somebody else renames meanwhile are renamed again only knowingly', async () => {
    const { user } = openCatalog();
    await user.click(await screen.findByRole('button', { name: 'Edit Plumbing' }));
    await pasteInto(user, dialog().getByRole('textbox', { name: 'Name' }), ' Work');
    categories = categories.map((one) => (one.id === 'plumbing' ? { ...one, name: 'Pipes', description: '' } : one));
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(await dialog().findByText(/^Meanwhile this was changed to “Pipes”/)).toBeVisible();
    expect(dialog().getByRole('textbox', { name: 'Description' })).toHaveValue('');
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('button', { name: 'Edit Plumbing Work' })).toBeInTheDocument();
    expect(sent).toEqual([['PATCH /categories/plumbing', { name: 'Plumbing Work' }]]);
  });

  it('of an existing name are rejected with the message of the server, and the input is kept', async () => {
    server.use(
      http.post('/api/v1/services/categories', () => errorAnswer(409, 'There is such a category.', 'category_exists')),
    );
    const { user } = openCatalog();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Category' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Add Category' }));
    await user.click(dialog().getByRole('button', { name: 'Add Category' }));
    expect(dialog().getByText('Enter a name.')).toBeVisible();
    await pasteInto(user, dialog().getByRole('textbox', { name: 'Name' }), 'Plumbing');
    await user.click(dialog().getByRole('button', { name: 'Add Category' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('There is such a category.');
    expect(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue('Plumbing');
  });

  it('that did not load show one error, without a second one for their services', async () => {
    server.use(http.get('/api/v1/services/categories', () => errorAnswer(503, 'The service is away.'), { once: true }));
    const { user } = openCatalog();
    expect(await screen.findByText('Failed to load the categories')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Services' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Services' })).toBeVisible();
  });
});

describe('all services', () => {
  it('are shown with their contractor, and filtered', async () => {
    const { user } = openCatalog();
    await screen.findByRole('table', { name: 'Services' });
    expect(await screen.findByText('Ada Moreau, Moreau Plumbing')).toBeVisible();
    expect(screen.getByText('$1,200.50')).toBeVisible();
    expect(titles()).toEqual(['Fix a tap', 'New boiler']);
    expect(within(screen.getByRole('table', { name: 'Services' })).getAllByText('1.5 hours')).toHaveLength(2);
    await choose(user, screen, 'Offered by', 'Ada Moreau, Moreau Plumbing');
    await waitFor(() => expect(titles()).toEqual(['New boiler']));
    await choose(user, screen, 'Offered by', 'Everybody');
    await waitFor(() => expect(titles()).toEqual(['Fix a tap']));
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveTextContent('All Categories');
    await choose(user, screen, 'Category', 'Roofing');
    expect(await screen.findByText('No services found')).toBeVisible();
  });

  it.each([
    ['Everybody', null],
    ['Ada Moreau, Moreau Plumbing', ada.id],
  ])('are added for %s', async (owner, contractorId) => {
    const { user } = openCatalog();
    await screen.findByText('Ada Moreau, Moreau Plumbing');
    await openNewService(user);
    await choose(user, dialog(), 'Offered by', owner);
    await fill(user, 'Unblock a drain', '95.5', '0.75');
    await choose(user, dialog(), 'Category', 'Plumbing');
    await user.click(dialog().getByRole('button', { name: 'Add Service' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const fields = {
      categoryId: 'plumbing',
      title: 'Unblock a drain',
      description: '',
      basePrice: '95.5',
      currency: 'USD',
      estimatedDuration: 0.75,
      isActive: true,
    };
    expect(sent).toEqual([['POST ', { ...fields, contractorId }]]);
  });
});

describe('my services', () => {
  const openMine = () => renderInPlaza(<MyServices contractorId={ada.id} />);

  it('offer the categories that an administrator has added since they were last opened', async () => {
    const store = createAppStore();
    const { unmount } = renderInPlaza(<MyServices contractorId={ada.id} />, { store });
    await screen.findByRole('button', { name: 'Edit New boiler' });
    unmount();
    categories = [...categories, { id: 'roofs', name: 'Roofs', description: '', isActive: true }];
    const { user } = renderInPlaza(<MyServices contractorId={ada.id} />, { store });
    await openNewService(user);
    await user.click(dialog().getByRole('combobox', { name: 'Category' }));
    expect(await screen.findByRole('option', { name: 'Roofs' })).toBeVisible();
  });

  it('are repeated with the same key if an answer was lost', async () => {
    const keys = loseFirstAnswer('/api/v1/services');
    const { user } = openMine();
    await openNewService(user);
    await fill(user, 'Unblock a drain', '95.5', '0.75');
    await choose(user, dialog(), 'Category', 'Plumbing');
    await user.click(dialog().getByRole('button', { name: 'Add Service' }));
    expect(await dialog().findByRole('alert')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Add Service' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
  });

  it('do not close the next form if the answer arrived after the first one was closed', async () => {
    const release = holdRequests('post', '/api/v1/services');
    const { user } = openMine();
    await openNewService(user);
    await fill(user, 'Unblock a drain', '95.5', '0.75');
    await choose(user, dialog(), 'Category', 'Plumbing');
    await user.click(dialog().getByRole('button', { name: 'Add Service' }));
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await openNewService(user);
    release();
    expect(await screen.findByText('Service added')).toBeVisible();
    expect(dialog().getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });

  it('exclude services of no contractor', async () => {
    openMine();
    await screen.findByRole('table', { name: 'Services' });
    expect(titles()).toEqual(['New boiler']);
    expect(screen.queryByText('Offered by')).not.toBeInTheDocument();
  });

  it('are validated before they are sent, and contain no contractor', async () => {
    services = [];
    const { user } = openMine();
    expect(await screen.findByText('No services yet')).toBeVisible();
    await openNewService(user);
    await fill(user, 'Unblock', '0', '0.3');
    await user.click(dialog().getByRole('button', { name: 'Add Service' }));
    expect(dialog().getByText('Enter an amount above zero, below 100 million.')).toBeVisible();
    expect(dialog().getByText('Enter hours in quarters, from 0.25 to 24.')).toBeVisible();
    expect(dialog().getByText('Choose a category.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(dialog().getByRole('textbox', { name: 'Base price' }));
    await user.clear(dialog().getByRole('textbox', { name: 'Duration' }));
    await fill(user, ' a drain', '12345678.25', '24');
    await choose(user, dialog(), 'Category', 'Plumbing');
    await user.click(dialog().getByRole('button', { name: 'Add Service' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.[1]).toEqual({
      categoryId: 'plumbing',
      title: 'Unblock a drain',
      description: '',
      basePrice: '12345678.25',
      currency: 'USD',
      estimatedDuration: 24,
      isActive: true,
    });
  });

  it('accept no price and no duration that are not numbers, and keep them as typed', async () => {
    services = [];
    const { user } = openMine();
    await openNewService(user);
    await fill(user, 'Unblock', '12,50', '1e0');
    await user.click(dialog().getByRole('button', { name: 'Add Service' }));
    for (const [name, typed] of [
      ['Base price', '12,50'],
      ['Duration', '1e0'],
    ]) {
      const entry = dialog().getByRole('textbox', { name });
      expect(entry).toHaveValue(typed);
      expect(entry).toHaveAccessibleDescription(/^Must be a number, such as 1200.50/);
    }
    expect(sent).toEqual([]);
  });

  it('are edited', async () => {
    const { user } = openMine();
    await user.click(await screen.findByRole('button', { name: 'Edit New boiler' }));
    await pasteInto(user, dialog().getByRole('textbox', { name: 'Title' }), ' fitted');
    await user.click(dialog().getByRole('switch', { name: 'Active' }));
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Service saved')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit New boiler fitted' })).toBeInTheDocument();
    expect(sent).toEqual([['PATCH /New%20boiler', { title: 'New boiler fitted', isActive: false }]]);
  });

  it('that somebody else changes meanwhile keep that, and a field that both changed is replaced only knowingly', async () => {
    const { user } = openMine();
    await user.click(await screen.findByRole('button', { name: 'Edit New boiler' }));
    const price = dialog().getByRole('textbox', { name: 'Base price' });
    await user.clear(price);
    await pasteInto(user, price, '1100');
    services = services.map((one) => ({ ...one, basePrice: '1300.00', title: 'Boiler', isActive: false }));
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    const question = /^Meanwhile this was changed to “1300.00”. Saving again replaces that\./;
    await waitFor(() => expect(price).toHaveAccessibleDescription(question));
    expect(price).toHaveFocus();
    expect(price).toHaveValue('1100');
    expect(dialog().getByRole('textbox', { name: 'Title' })).toHaveValue('Boiler');
    expect(dialog().getByRole('switch', { name: 'Active' })).not.toBeChecked();
    expect(sent).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Service saved')).toBeVisible();
    expect(sent).toEqual([['PATCH /New%20boiler', { basePrice: '1100', currency: 'USD' }]]);
    expect(services[1]).toMatchObject({ title: 'Boiler', isActive: false, basePrice: '1100' });
  });

  it('get no price in a currency that somebody else has chosen meanwhile', async () => {
    const { user } = openMine();
    await user.click(await screen.findByRole('button', { name: 'Edit New boiler' }));
    const price = dialog().getByRole('textbox', { name: 'Base price' });
    await user.clear(price);
    await pasteInto(user, price, '1100');
    services = services.map((one) => ({ ...one, currency: 'EUR' }));
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    const currency = dialog().getByRole('combobox', { name: 'Currency' });
    await waitFor(() => expect(currency).toHaveAccessibleDescription(/^Meanwhile this was changed to “EUR”/));
    expect(currency).toHaveTextContent('USD');
    expect(sent).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Service saved')).toBeVisible();
    expect(sent).toEqual([['PATCH /New%20boiler', { basePrice: '1100', currency: 'USD' }]]);
  });

  it('are removed after a question, and kept when that is rejected', async () => {
    server.use(http.delete('/api/v1/services/:id', () => errorAnswer(503, 'The service is away.'), { once: true }));
    const { user } = openMine();
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Remove New boiler' }));
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    };
    await remove();
    expect(await screen.findByText('The service is away.')).toBeVisible();
    expect(titles()).toEqual(['New boiler']);
    await remove();
    expect(await screen.findByText('No services yet')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('whose removal is answered late do not close the question about the next one', async () => {
    services = [serviceOf('New boiler', { contractorId: ada.id }), serviceOf('New pump', { contractorId: ada.id })];
    const release = holdRequests('delete', '/api/v1/services/:id');
    const { user } = openMine();
    const question = () => within(screen.getByRole('alertdialog'));
    await user.click(await screen.findByRole('button', { name: 'Remove New boiler' }));
    await user.click(question().getByRole('button', { name: 'Remove' }));
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Remove New pump' }));
    release();
    expect(await screen.findByText('Service removed')).toBeVisible();
    expect(screen.getByRole('alertdialog', { name: 'Remove New pump?' })).toBeVisible();
  });
});
