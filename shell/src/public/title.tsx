import { styled } from '@plaza/ui';
import { Section } from './sheet';

/** The title of a public page. */
export function Title({ title, text }: { title: string; text: string }) {
  return (
    <Head>
      <h1>{title}</h1>
      <p>{text}</p>
    </Head>
  );
}

const Head = styled(Section).attrs({ as: 'div' })`
  padding-block: ${({ theme }) => theme.space[48]} ${({ theme }) => theme.space[32]};
  h1 {
    font-size: ${({ theme }) => theme.size[28]};
  }
  p {
    max-width: 60ch;
    margin-top: ${({ theme }) => theme.space[12]};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size[16]};
    line-height: 1.6;
    text-wrap: pretty;
  }
`;
