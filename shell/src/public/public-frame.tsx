import { Button, hitArea, Row, styled, Wordmark } from '@plaza/ui';
import { useAppSelector } from '@plaza/web-kit';
import { Link, NavLink } from '@plaza/web-kit/router';
import type { ReactNode } from 'react';
import { useFocusOnArrival } from '../focus-on-arrival';

/** The frame of every public page: navigation above, the year below. */
export function PublicFrame({ title, children }: { title: string; children: ReactNode }) {
  const main = useFocusOnArrival<HTMLElement>();
  return (
    <Page>
      <title>{title}</title>
      <Header>
        <Wordmark as={Link} />
        <Navigation aria-label="Main">
          <NavLink to="/">Home</NavLink>
          <NavLink to="/about">About</NavLink>
          <NavLink to="/contact">Contact</NavLink>
        </Navigation>
        <Ways />
      </Header>
      <Content ref={main} tabIndex={-1}>
        {children}
      </Content>
      <Footer>
        <span>
          © <span data-now="year">{new Date().getFullYear()}</span> Plaza. All rights reserved.
        </span>
        <Row gap={16}>
          <Link to="/about">About Plaza</Link>
          <Link to="/contact">Contact us</Link>
        </Row>
      </Footer>
    </Page>
  );
}

/** A link to the dashboard for signed-in users, otherwise links to sign in and to sign up. */
function Ways() {
  const signedIn = useAppSelector((state) => state.session.token !== null);
  if (signedIn) {
    return (
      <Button asChild variant="primary" size="sm">
        <Link to="/dashboard">Go to Dashboard</Link>
      </Button>
    );
  }
  return (
    <Row gap={8} wrap={false}>
      <Button asChild variant="ghost" size="sm">
        <Link to="/signin">Sign In</Link>
      </Button>
      <Button asChild variant="primary" size="sm">
        <Link to="/signup">Sign Up</Link>
      </Button>
    </Row>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
`;

const Content = styled.main`
  &:focus { outline: none; }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[24]};
  padding: ${({ theme }) => theme.space[12]} max(${({ theme }) => theme.space[16]}, calc((100% - 1088px) / 2));
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  > :last-child {
    margin-left: auto;
  }
  /* The prerendered links are for visitors. For signed-in users they stay hidden until the app renders the link to
     the dashboard. */
  :root[data-session] & > :last-child {
    visibility: hidden;
  }
  ${({ theme }) => theme.media.phone} {
    nav {
      order: 3;
      width: 100%;
    }
  }
`;

const Navigation = styled.nav`
  display: flex;
  gap: ${({ theme }) => theme.space[16]};
  a {
    ${hitArea}
    padding: ${({ theme }) => theme.space[4]} 0;
    color: ${({ theme }) => theme.color.muted};
    text-decoration: none;
  }
  a:hover, a[aria-current] {
    color: ${({ theme }) => theme.color.text};
  }
  @media (forced-colors: active) { a[aria-current] { text-decoration: underline; } }
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[24]} max(${({ theme }) => theme.space[16]}, calc((100% - 1088px) / 2));
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  a {
    ${hitArea}
    color: inherit;
  }
`;
