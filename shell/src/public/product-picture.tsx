import { styled, useColorMode } from '@plaza/ui';

/** The addresses of one screen's pictures, as `npm run pictures -- --front-page` takes them. */
export interface PictureSet {
  readonly wide: Readonly<Record<'light' | 'dark', string>>;
  readonly phone: Readonly<Record<'light' | 'dark', string>>;
}

interface ProductPictureProps {
  readonly pictures: PictureSet;
  /** What is seen, for those who do not see it. */
  readonly alt: string;
  /** Whether it comes with the page; else when it is scrolled to. */
  readonly isFirst?: boolean;
}

const phoneMedia = '(max-width: 639.98px)';
/** Where a picture for the dark is shown; the browser itself follows the system. */
const darkMedia = { system: '(prefers-color-scheme: dark)', dark: '(min-width: 0)', light: 'not all' } as const;

/** A screen of the product in the reader's theme, as a phone has it on phones. Its place is there before it comes. */
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
