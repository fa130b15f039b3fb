import { styled } from '@plaza/ui';
import { Fragment } from 'react';
import { toSegments } from './links';

/** The text of a message, with its line breaks and clickable links. */
export function MessageText({ text }: { text: string }) {
  return (
    <Text dir="auto">
      {toSegments(text).map(({ at, text: part, href }) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ) : (
          <Fragment key={at}>{part}</Fragment>
        ),
      )}
    </Text>
  );
}

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  > a { color: inherit; text-decoration: underline; text-underline-offset: 2px; }
`;
