import type { Property } from '@plaza/contracts/finance/properties';
import { holdTimeouts } from '@plaza/test-kit/screens/held-timeouts';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { leavePage } from '../leave-page';
import { expectToast } from '../testing/expect-toast';
import { loanFixture } from '../testing/loans';
import { propertyFixture } from '../testing/properties';
import { financeForTests, metricsFixture } from '../testing/server';
import RealEstate from './real-estate';

jest.mock('../leave-page', () => ({ leavePage: jest.fn() }));

const finance = financeForTests();
const redirect = holdTimeouts(500);
const mortgage = loanFixture({ id: 'mortgage', type: 'Mortgage', balance: '250000.00' });

const aProperty = (fields: Partial<Property> = {}): Property =>
  propertyFixture({
    monthlyRent: '2400.00',
    mortgageBalance: '250000.00',
    downPayment: '80000.00',
    taxes: '350.00',
    insurance: '100.00',
    utilities: '150.00',
    equity: '150000.00',
    capRate: 0.054,
    cashOnCash: 0.015,
    version: 4,
    ...fields,
  });

const card = (name: string) => screen.getByRole('group', { name });

describe('Real Estate', () => {
  test('shows that there are none, and offers the first step', async () => {
    const { user } = renderInPlaza(<RealEstate />);
    expect(screen.getByRole('heading', { name: 'Real Estate Holdings' })).toBeVisible();
    expect(await screen.findByText('No properties found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Your First Property' }));
    expect(await screen.findByRole('dialog', { name: 'Add Property' })).toBeVisible();
  });

  test('has four figures', async () => {
    finance.metrics = metricsFixture({
      realEstateValue: '400000.00',
      monthlyRent: '2400.00',
      realEstateEquity: '150000.00',
      equityShare: 0.375,
      averageCapRate: 0.054,
    });
    renderInPlaza(<RealEstate />);
    expect(await screen.findByText('Below market')).toBeVisible();
    expect(card('Total Property Value')).toHaveTextContent('$400,000.00');
    expect(card('Monthly Rental Income')).toHaveTextContent('$2,400.00');
    expect(card('Total Equity')).toHaveTextContent('$150,000.0037.5% of the value');
    expect(card('Avg Cap Rate')).toHaveTextContent('5.4%Below market');
  });

  test('is above the market from 6 % on', async () => {
    finance.metrics = metricsFixture({ realEstateValue: '1.00', averageCapRate: 0.06 });
    renderInPlaza(<RealEstate />);
    expect(await screen.findByText('Above market')).toBeVisible();
  });

  test('has no rates without a property', async () => {
    renderInPlaza(<RealEstate />);
    await screen.findAllByText('No property has a value');
    expect(card('Total Equity')).toHaveTextContent('No property has a value');
    expect(card('Avg Cap Rate')).toHaveTextContent('N/A');
  });

  test('lists each property, with a mark for a good return', async () => {
    finance.properties = [
      aProperty(),
      aProperty({ address: '3 Quay', propertyType: 'Commercial', capRate: 0.06, cashOnCash: 0.08 }),
      aProperty({ address: 'Lot 7', capRate: null, cashOnCash: null }),
    ];
    renderInPlaza(<RealEstate />);
    const table = await screen.findByRole('table', { name: 'Property Portfolio' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Property',
      'Monthly Rent',
      'Property Value',
      'Mortgage Balance',
      'Cap Rate',
      'Cash-on-Cash',
      'Actions',
    ]);
    const [, elm, quay, lot] = within(table).getAllByRole('row');
    expect(elm).toHaveTextContent('12 Elm StreetResidential$2,400.00$400,000.00$250,000.005.4%1.5%');
    expect(quay).toHaveTextContent('6.0% good8.0% good');
    expect(lot).toHaveTextContent('N/AN/A');
  });

  test('names the loan that counts for a property without being linked to it', async () => {
    finance.loans = [mortgage];
    finance.properties = [
      aProperty({ countedLoanId: mortgage.id }),
      aProperty({ address: '3 Quay', loanId: mortgage.id, countedLoanId: mortgage.id }),
      aProperty({ address: 'Lot 7', countedLoanId: null }),
    ];
    renderInPlaza(<RealEstate />);
    expect(await screen.findByText('Its loan seems to be Mortgage, Riverside Bank')).toBeVisible();
    const [, elm, quay, lot] = screen.getAllByRole('row');
    expect(elm).toHaveTextContent(/seems to be/);
    for (const row of [quay, lot]) expect(row).not.toHaveTextContent(/seems to be/);
  });

  test('shows the returns of all properties anew after a change of one, as a loan counts for one only', async () => {
    const [elm, quay] = [aProperty(), aProperty({ address: '3 Quay', cashOnCash: 0.27 })];
    finance.properties = [elm, quay];
    const { user } = renderInPlaza(<RealEstate />);
    await user.click(await screen.findByRole('button', { name: 'Edit 12 Elm Street' }));
    finance.properties = [elm, { ...quay, cashOnCash: 0.017 }];
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expectToast('Property updated');
    await waitFor(() => expect(screen.getByRole('row', { name: /3 Quay/ })).toHaveTextContent('1.7%'));
  });

  test('has mortgages below values if amounts are too long for separate columns', async () => {
    finance.properties = [aProperty({ propertyValue: '999999999999999.99', mortgageBalance: '888888888888888.88' })];
    const { user } = renderInPlaza(<RealEstate />);
    const table = await screen.findByRole('table', { name: 'Property Portfolio' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Property',
      'Monthly Rent',
      'Property ValueMortgage Balance',
      'Cap RateCash-on-Cash',
      'Actions',
    ]);
    expect(within(table).getAllByRole('cell')[2]).toHaveTextContent('$999,999,999,999,999.99$888,888,888,888,888.88');
    await user.click(within(table).getByRole('button', { name: 'Mortgage Balance' }));
    expect(headers[2]).toHaveAttribute('aria-sort', 'ascending');
  });

  test('adds one, linked to a loan', async () => {
    finance.loans = [mortgage];
    const { user } = renderInPlaza(<RealEstate />);
    await user.click(await screen.findByRole('button', { name: 'Add Your First Property' }));
    await user.type(screen.getByLabelText('Address'), '12 Elm Street');
    await user.type(screen.getByLabelText('Property Value'), '400000');
    await user.type(screen.getByLabelText('Monthly Rent'), '2400.5');
    await user.click(screen.getByRole('combobox', { name: 'Currency' }));
    expect(
      screen
        .getAllByRole('option')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['USD', 'EUR', 'GBP', 'CAD']);
    await user.click(screen.getByRole('option', { name: 'CAD' }));
    await user.click(screen.getByRole('combobox', { name: 'Linked Loan' }));
    await user.click(await screen.findByRole('option', { name: 'Mortgage, Riverside Bank, $250,000.00' }));
    await user.click(screen.getByRole('button', { name: 'Add Property' }));
    await expectToast('Property added');
    expect(finance.sent('POST /properties')).toEqual([
      {
        address: '12 Elm Street',
        propertyType: 'Residential',
        propertyValue: '400000',
        currency: 'CAD',
        monthlyRent: '2400.5',
        mortgageBalance: '0',
        downPayment: '0',
        taxes: '0',
        insurance: '0',
        utilities: '0',
        loanId: 'mortgage',
        notes: '',
      },
    ]);
  });

  test('does not submit a property without an address', async () => {
    const { user } = renderInPlaza(<RealEstate />);
    await user.click(await screen.findByRole('button', { name: 'Add Your First Property' }));
    await user.click(screen.getByRole('button', { name: 'Add Property' }));
    expect(await screen.findByText('Address is required')).toBeVisible();
    expect(finance.sent('POST /properties')).toEqual([]);
  });

  test('edits with a PUT from the version that was opened', async () => {
    finance.properties = [aProperty()];
    const { user } = renderInPlaza(<RealEstate />);
    await user.click(await screen.findByRole('button', { name: 'Edit 12 Elm Street' }));
    expect(screen.getByRole('dialog', { name: 'Edit Property' })).toBeVisible();
    const taxes = screen.getByLabelText('Taxes (monthly)');
    await user.clear(taxes);
    await user.type(taxes, '360');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expectToast('Property updated');
    expect(finance.sent('PUT /properties')).toMatchObject([{ taxes: '360', loanId: null, version: 4 }]);
  });

  test('shows both versions when another window changed it, with loans by name', async () => {
    const property = aProperty();
    finance.loans = [mortgage];
    finance.properties = [property];
    const { user } = renderInPlaza(<RealEstate />);
    await user.click(await screen.findByRole('button', { name: 'Edit 12 Elm Street' }));
    finance.properties = [{ ...property, loanId: 'mortgage', version: 5 }];
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('row', { name: /Linked Loan/ })).toHaveTextContent(
      'Linked LoanMortgage, Riverside Bank, $250,000.00None',
    );
  });

  test('its form says that the loans could not be loaded, and has them when it is opened again', async () => {
    finance.properties = [aProperty()];
    finance.reject('get', '/loans', { status: 500, message: 'Broken.' });
    const { user } = renderInPlaza(<RealEstate />);
    await user.click(await screen.findByRole('button', { name: 'Edit 12 Elm Street' }));
    expect(await screen.findByText(/^Your loans could not be loaded/)).toBeVisible();
    finance.server.resetHandlers();
    finance.loans = [mortgage];
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Edit 12 Elm Street' }));
    await waitFor(() => expect(screen.queryByText(/^Your loans could not be loaded/)).not.toBeInTheDocument());
    await user.click(screen.getByRole('combobox', { name: 'Linked Loan' }));
    expect(screen.getByRole('option', { name: /Riverside Bank/ })).toBeVisible();
  });

  test('deletes after a question', async () => {
    finance.properties = [aProperty()];
    const { user } = renderInPlaza(<RealEstate />);
    await user.click(await screen.findByRole('button', { name: 'Delete 12 Elm Street' }));
    const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this property?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await expectToast('Property deleted successfully');
    expect(await screen.findByText('No properties found')).toBeVisible();
  });

  test("shows the server's message when it could not be saved", async () => {
    finance.properties = [aProperty()];
    finance.reject('put', '/properties/:id', { status: 400, message: 'The rent is higher than the value' });
    const { user } = renderInPlaza(<RealEstate />);
    await user.click(await screen.findByRole('button', { name: 'Edit 12 Elm Street' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expectToast('The rent is higher than the value');
    expect(screen.getByLabelText('Address')).toHaveValue('12 Elm Street');
  });

  test('shows that saving failed if the server sends no message', async () => {
    finance.properties = [aProperty()];
    finance.server.use(http.put('/api/v1/finance/properties/:id', () => HttpResponse.text('', { status: 500 })));
    const { user } = renderInPlaza(<RealEstate />);
    await user.click(await screen.findByRole('button', { name: 'Edit 12 Elm Street' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expectToast('Failed to save property');
  });

  test('shows that deleting failed', async () => {
    finance.properties = [aProperty()];
    finance.reject('delete', '/properties/:id', { status: 500, message: 'Something broke' });
    const { user } = renderInPlaza(<RealEstate />);
    await user.click(await screen.findByRole('button', { name: 'Delete 12 Elm Street' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await expectToast('Failed to delete property');
  });

  test('only requires a sign-in when the session ends while saving', async () => {
    finance.properties = [aProperty()];
    finance.reject('put', '/properties/:id', { status: 401, message: 'You are not signed in.' });
    const { user } = renderInPlaza(<RealEstate />);
    await user.click(await screen.findByRole('button', { name: 'Edit 12 Elm Street' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expectToast('Authentication required');
    await expectToast('Please sign in to continue.');
    redirect.firePending();
    expect(leavePage).not.toHaveBeenCalled();
  });

  test('shows the error, and can be reloaded', async () => {
    finance.reject('get', '/properties', { status: 503, message: 'Finance is not reachable.' });
    const { user } = renderInPlaza(<RealEstate />);
    expect(await screen.findByText('Your properties could not be loaded')).toBeVisible();
    finance.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No properties found')).toBeVisible();
  });
});
