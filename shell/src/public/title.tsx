import { styled } from '@plaza/ui';

/** The head of a public page. */
export function Title({ title, text }: { title: string; text: string }) {
  return (
    <Head>
      <h1>{title}</h1>
      <p>{text}</p>
    </Head>
  );
}

const Head = styled.div`
  max-width: 1120px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[48]} ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[32]};
  h1 {
    margin: 0;
    font-size: ${({ theme }) => theme.size[28]};
    letter-spacing: -0.01em;
  }
  p {
    max-width: 60ch;
    margin: ${({ theme }) => theme.space[12]} 0 0;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size[16]};
    line-height: 1.6;
  }
`;
