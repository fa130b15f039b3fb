import { styled, useColorMode } from '@plaza/ui';

/** The URLs of the images of one screen, as `npm run pictures -- --front-page` creates them. */
export interface PictureSet {
  readonly wide: Readonly<Record<'light' | 'dark', string>>;
  readonly phone: Readonly<Record<'light' | 'dark', string>>;
}

interface ProductPictureProps {
  readonly pictures: PictureSet;
  /** The alternative text for screen readers. */
  readonly alt: string;
  /** Whether to load it with the page; otherwise it loads when scrolled into view. */
  readonly isFirst?: boolean;
}

const phoneMedia = '(max-width: 639.98px)';
/** The media query for the dark image. For `system`, the browser follows the system's color mode. */
const darkMedia = { system: '(prefers-color-scheme: dark)', dark: '(min-width: 0)', light: 'not all' } as const;

/**
 * An image of a screen in the user's color mode, with a phone layout on phones. Its space is reserved before it loads.
 */
export function ProductPicture({ pictures: { wide, phone }, alt, isFirst = false }: ProductPictureProps) {
  const { preference } = useColorMode();
  const dark = darkMedia[preference];
  const darkPhone = preference === 'light' ? dark : `${dark} and ${phoneMedia}`;
  return (
    <picture>
      <source media={darkPhone} srcSet={phone.dark} width={390} height={640} />
      <source media={phoneMedia} srcSet={phone.light} width={390} height={640} />
      <source media={dark} srcSet={wide.dark} />
      <Image
        src={wide.light}
        width={1120}
        height={700}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

const Image = styled.img`
  width: 100%;
  height: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
`;
