import { styled } from '@plaza/ui';
import accountsDarkPhone from './pictures/accounts-phone-dark.webp';
import accountsPhone from './pictures/accounts-phone-light.webp';
import accountsDark from './pictures/accounts-wide-dark.webp';
import accounts from './pictures/accounts-wide-light.webp';
import bookingsDarkPhone from './pictures/bookings-phone-dark.webp';
import bookingsPhone from './pictures/bookings-phone-light.webp';
import bookingsDark from './pictures/bookings-wide-dark.webp';
import bookings from './pictures/bookings-wide-light.webp';
import marketsDarkPhone from './pictures/markets-phone-dark.webp';
import marketsPhone from './pictures/markets-phone-light.webp';
import marketsDark from './pictures/markets-wide-dark.webp';
import markets from './pictures/markets-wide-light.webp';
import { ProductPicture } from './product-picture';
import { Section, Sheet } from './sheet';

const areas = [
  {
    title: 'Bookings',
    text: 'Describe a job, pick a free time, and see at any moment what comes next and whose move it is.',
    alt: 'The list of bookings, each with its state, time, place and price',
    pictures: {
      wide: { light: bookings, dark: bookingsDark },
      phone: { light: bookingsPhone, dark: bookingsDarkPhone },
    },
  },
  {
    title: 'Value Accounts',
    text: 'What you own, owe, earn and spend, in any currency, added up exactly and explained figure by figure.',
    alt: 'Accounts in several currencies with their total in one',
    pictures: {
      wide: { light: accounts, dark: accountsDark },
      phone: { light: accountsPhone, dark: accountsDarkPhone },
    },
  },
  {
    title: 'Markets',
    text: 'Coins, shares, currencies, metals and bonds on one board, with favorites and alerts of your own.',
    alt: 'The markets with favorites, prices and their changes',
    pictures: {
      wide: { light: markets, dark: marketsDark },
      phone: { light: marketsPhone, dark: marketsDarkPhone },
    },
  },
] as const;

const rights = [
  ['You alone', 'Your accounts, loans, incomes, expenses and properties, your favorites and alerts, your birth date.'],
  [
    'The contractor of a job',
    'What you write in that booking, its address, your name, phone and email, and your messages to them.',
  ],
  ['Contractors otherwise', 'Nothing. They see a request once it is made to them.'],
  [
    'Administrators',
    'Your profile and your bookings. To help you, one with full rights may act as you for a limited time; each time is recorded.',
  ],
] as const;

/** What Plaza contains, what it costs, and who can see which data. */
export function Inside() {
  return (
    <>
      <Section aria-labelledby="inside">
        <h2 id="inside">What Is Inside</h2>
        <Areas>
          {areas.map(({ title, text, alt, pictures }) => (
            <Area key={title}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <ProductPicture pictures={pictures} alt={alt} />
            </Area>
          ))}
        </Areas>
        <p>
          Messages with your contractors, a map of the places that matter to you, and your profile stand beside them.
        </p>
      </Section>
      <Section aria-labelledby="costs">
        <h2 id="costs">What It Costs</h2>
        <Sheet>
          <p>
            A job costs what you and its contractor agree on: the estimate stands in the booking before it begins, the
            final price when it is done.
          </p>
        </Sheet>
      </Section>
      <Section aria-labelledby="data">
        <h2 id="data">Who Sees What</h2>
        <Rights>
          {rights.map(([who, what]) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </Rights>
      </Section>
    </>
  );
}

const Areas = styled.div`
  display: grid;
  gap: clamp(32px, 6vh, 64px);
  + p { margin-top: ${({ theme }) => theme.space[32]}; color: ${({ theme }) => theme.color.muted}; }
`;

const Area = styled.article`
  display: grid;
  align-items: center;
  gap: ${({ theme }) => theme.space[24]};
  p {
    max-width: 44ch;
    margin-top: ${({ theme }) => theme.space[8]};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size[16]};
    line-height: 1.6;
    text-wrap: pretty;
  }
  ${({ theme }) => theme.media.desktop} {
    grid-template-columns: 1fr 2.1fr;
    gap: ${({ theme }) => theme.space[48]};
    &:nth-child(even) { grid-template-columns: 2.1fr 1fr; }
    &:nth-child(even) > picture { order: -1; }
  }
`;

const Rights = styled.dl`
  > div {
    display: grid;
    gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[24]};
    padding: ${({ theme }) => theme.space[16]} 0;
    border-top: 1px solid ${({ theme }) => theme.color.line};
    ${({ theme }) => theme.media.desktop} { grid-template-columns: 220px 1fr; }
  }
  dt { font-weight: ${({ theme }) => theme.weight.strong}; }
  dd { color: ${({ theme }) => theme.color.muted}; line-height: 1.6; text-wrap: pretty; }
`;
