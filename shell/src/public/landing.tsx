import { Button, CalendarIcon, Row, ShieldIcon, Stack, styled, ToolIcon } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import { Inside } from './inside';
import { LiveClock } from './live-clock';
import overviewDarkPhone from './pictures/overview-phone-dark.webp';
import overviewPhone from './pictures/overview-phone-light.webp';
import overviewDark from './pictures/overview-wide-dark.webp';
import overview from './pictures/overview-wide-light.webp';
import { ProductPicture } from './product-picture';
import { PublicFrame } from './public-frame';
import { Columns, Section, Sheet } from './sheet';

const overviewPictures = {
  wide: { light: overview, dark: overviewDark },
  phone: { light: overviewPhone, dark: overviewDarkPhone },
} as const;

const reasons = [
  {
    icon: <ToolIcon size={20} />,
    title: 'Managed Services',
    text: 'Scheduling, dispatch and oversight are ours. You say what is needed and see where it stands.',
  },
  {
    icon: <CalendarIcon size={20} />,
    title: 'Frictionless Experience',
    text: 'One place for requests, messages and payment, from the first description to the last receipt.',
  },
  {
    icon: <ShieldIcon size={20} />,
    title: 'Trusted Professionals',
    text: 'Licences and insurance are checked before anybody comes to your door.',
  },
] as const;

const steps = [
  ['Request a Service', 'Choose a category and describe what you need.'],
  ['We Assign a Contractor', 'A qualified contractor near you takes the job.'],
  ['We Handle the Rest', 'Updates, support and payment run through Plaza.'],
] as const;

/** The public front page. */
export function Landing() {
  return (
    <PublicFrame title="Plaza · services you can rely on, money in order">
      <LiveClock />
      <Hero>
        <div>
          <h1>
            <span>Good help at the door.</span> <span>Your money in order.</span>
          </h1>
          <p>
            Plaza connects you with vetted contractors, and keeps your accounts, loans and markets in one calm place.
          </p>
          <Row gap={12}>
            <Button asChild variant="primary">
              <Link to="/signup">Get Started</Link>
            </Button>
            <Button asChild>
              <Link to="/signin">I have an account</Link>
            </Button>
          </Row>
        </div>
        <ProductPicture
          pictures={overviewPictures}
          alt="The overview: net worth, cash flow, and what follows from them"
          isFirst
        />
      </Hero>
      <Section aria-labelledby="why">
        <h2 id="why">Why Plaza</h2>
        <Columns>
          {reasons.map(({ icon, title, text }) => (
            <Sheet key={title}>
              {icon}
              <h3>{title}</h3>
              <p>{text}</p>
            </Sheet>
          ))}
        </Columns>
      </Section>
      <Section aria-labelledby="how">
        <h2 id="how">How It Works</h2>
        <Steps>
          {steps.map(([title, text], index) => (
            <li key={title}>
              <StepNumber aria-hidden="true">{index + 1}</StepNumber>
              <Stack gap={4}>
                <h3>{title}</h3>
                <p>{text}</p>
              </Stack>
            </li>
          ))}
        </Steps>
      </Section>
      <Inside />
    </PublicFrame>
  );
}

const Hero = styled(Section)`
  display: grid;
  align-items: center;
  gap: ${({ theme }) => theme.space[48]};
  padding-block: clamp(40px, 9vh, 96px);
  h1 {
    font-size: clamp(2rem, 4.6vw, 3rem);
    letter-spacing: -0.025em;
    line-height: 1.1;
  }
  h1 > span { display: block; }
  h1 + p {
    max-width: 46ch;
    margin: ${({ theme }) => theme.space[16]} 0 ${({ theme }) => theme.space[24]};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size[16]};
    line-height: 1.6;
    text-wrap: pretty;
  }
  ${({ theme }) => theme.media.desktop} {
    grid-template-columns: 1fr 1.35fr;
  }
`;

const Steps = styled(Columns).attrs({ as: 'ol' })`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${({ theme }) => theme.space[16]};
    padding-right: ${({ theme }) => theme.space[24]};
  }
  p {
    color: ${({ theme }) => theme.color.muted};
    line-height: 1.6;
  }
`;

const StepNumber = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.accentTint};
  color: ${({ theme }) => theme.color.accentText};
  font-weight: ${({ theme }) => theme.weight.strong};
`;
