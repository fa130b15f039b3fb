import { Button, Empty, styled } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';

/** Any path that nothing answers to. */
export function NotFound() {
  return (
    <Middle>
      <title>Not found · Plaza</title>
      <Empty
        title="404 Page Not Found"
        text="Did you forget to add the page to the router?"
        action={
          <Button asChild>
            <Link to="/">Go home</Link>
          </Button>
        }
      />
    </Middle>
  );
}

const Middle = styled.main`
  display: grid;
  min-height: 80vh;
  place-content: center;
  padding: ${({ theme }) => theme.space[16]};
`;
