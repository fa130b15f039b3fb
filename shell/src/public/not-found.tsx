import { Button, styled } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import { PublicFrame } from './public-frame';

/** The page for unknown paths. */
export default function NotFound() {
  return (
    <PublicFrame title="Not found · Plaza">
      <Middle>
        <h1>404 Page Not Found</h1>
        <p>Did you forget to add the page to the router?</p>
        <Button asChild variant="primary">
          <Link to="/">Go home</Link>
        </Button>
      </Middle>
    </PublicFrame>
  );
}

const Middle = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space[8]};
  min-height: 56vh;
  padding: ${({ theme }) => theme.space[48]} ${({ theme }) => theme.space[16]};
  text-align: center;
  h1 {
    font-size: ${({ theme }) => theme.size[28]};
  }
  p {
    margin-bottom: ${({ theme }) => theme.space[16]};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size[16]};
  }
`;
