import type { ReactNode } from 'react';
import { About } from './about';
import { Contact } from './contact';
import { Landing } from './landing';
import { PublicFrame } from './public-frame';
import type { PublicPath } from './public-paths';

const pages: Readonly<Record<PublicPath, ReactNode>> = {
  '/': <Landing />,
  '/about': (
    <PublicFrame key="about" title="About · Plaza">
      <About />
    </PublicFrame>
  ),
  '/contact': (
    <PublicFrame key="contact" title="Contact · Plaza">
      <Contact />
    </PublicFrame>
  ),
};

/** One of the public pages. */
export default function PublicPages({ path }: { path: PublicPath }) {
  return pages[path];
}
