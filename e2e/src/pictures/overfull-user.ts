import type { APIRequestContext } from '@playwright/test';
import { bearer, startSession } from '../api';
import { type NewUser, newUser } from '../new-user';

const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'JPY'];
const longName = (index: number) => `Household reserve of the family, kept for repairs, number ${index}`.slice(0, 60);
const longAmount = (index: number) => `${987_654_321_000 + index * 1_000_003}.45`;

function rows<Row>(count: number, row: (index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => row(index));
}

/**
 * A user with 500 accounts, 200 records of each other kind and 10,000 bookings, whose requests take minutes; with names
 * of 60 letters and amounts of 14 digits.
 */
export async function overfullUser(request: APIRequestContext, withBookings: boolean): Promise<NewUser> {
  const person = await newUser(request, 'Wilhelmina');
  const { accessToken } = await startSession(request, person.email, person.password);
  const currency = (index: number) => currencies[index % currencies.length];
  const response = await request.post('/api/v1/finance/import', {
    headers: bearer(accessToken),
    data: {
      data: {
        format: 'plaza-finance',
        version: 1,
        accounts: rows(500, (index) => ({
          name: longName(index),
          type: index % 3 ? 'Savings' : 'Investment',
          owner: `Owner ${index % 4} with a name that is long`,
          balance: longAmount(index),
          currency: currency(index),
          interestRate: '3.25',
          perks: 'Free transfers within Europe, a card without a yearly fee, insurance for journeys',
          notes: 'Opened when the house was bought; to be closed when the roof is paid for',
        })),
        loans: rows(200, (index) => ({
          lender: longName(index),
          type: 'Mortgage',
          balance: longAmount(index),
          currency: currency(index),
          termMonths: 360,
        })),
        incomes: rows(200, (index) => ({
          source: 'Full-time Employment',
          type: 'Net (After Tax)',
          monthlyAmount: longAmount(index),
          currency: currency(index),
          notes: longName(index),
        })),
        expenses: rows(200, (index) => ({
          category: index % 2 ? 'Rent' : 'Groceries',
          description: longName(index),
          monthlyAmount: longAmount(index),
          currency: currency(index),
          type: 'Fixed',
        })),
        properties: rows(200, (index) => ({
          address: `${index} Llanfairpwllgwyngyll Crescent, Saint-Louis-du-Ha! Ha!, Quebec`,
          propertyType: 'Investment',
          propertyValue: longAmount(index),
          monthlyRent: longAmount(index),
          currency: currency(index),
        })),
      },
    },
  });
  const report: { taken?: Record<string, number>; refused?: unknown[] } = await response.json();
  if (!response.ok() || report.refused?.length)
    throw new Error(`the import answered ${response.status()}: ${JSON.stringify(report).slice(0, 500)}`);
  if (withBookings) await askForBookings(request, accessToken);
  return person;
}

const bookingCount = 10_000;
/** Fewer than the maximum of pending requests; the others are cancelled. */
const pendingCount = 180;
const atOnce = 8;

/** Requests bookings that are spread over the next days. */
async function askForBookings(request: APIRequestContext, accessToken: string): Promise<void> {
  const headers = bearer(accessToken);
  const contractors: { id: string }[] = await (await request.get('/api/v1/contractors', { headers })).json();
  const ahead = rows(30, (index) => new Date(Date.now() + (1 + index) * 86_400_000));
  const weekdays = ahead.filter((day) => day.getUTCDay() % 6 !== 0); // everybody works on weekdays
  async function ask(index: number): Promise<string> {
    const day = weekdays[index % weekdays.length];
    const response = await request.post('/api/v1/bookings', {
      headers,
      data: {
        title: longName(index),
        description: 'The reserve is kept behind the third door on the left',
        priority: index % 5 ? 'medium' : 'high',
        date: day?.toISOString().slice(0, 10),
        time: '10:30',
        timeZone: 'America/Toronto',
        duration: 2,
        location: '41 Roncesvalles Avenue, Toronto, Ontario, Canada',
        contractorId: contractors[index % contractors.length]?.id,
      },
    });
    if (!response.ok()) throw new Error(`a booking was answered ${response.status()}: ${await response.text()}`);
    return (await response.json()).id;
  }

  async function cancel(id: string): Promise<void> {
    const data = { status: 'cancelled', reason: 'The reserve turned out to be in order' };
    const response = await request.patch(`/api/v1/bookings/${id}/status`, { headers, data });
    if (!response.ok()) throw new Error(`cancelling was answered ${response.status()}: ${await response.text()}`);
  }

  let index = 0;
  const work = async () => {
    while (index < bookingCount) {
      index += 1;
      const mine = index;
      const id = await ask(mine);
      if (mine > pendingCount) await cancel(id);
    }
  };
  await Promise.all(rows(atOnce, work));
}
