import { renderStatic } from '@plaza/ui/static';
import { createAppStore, Provider } from '@plaza/web-kit';
import { MemoryRouter } from '@plaza/web-kit/router';
import type { ReactNode } from 'react';
import { authPaths } from '../auth-paths';
import PublicPages from '../public/public-pages';
import { publicPaths } from '../public/public-paths';
import { PageSkeleton } from '../remotes/frames/page-frame';

interface DrawnPage {
  /** The name of its file. */
  readonly name: string;
  /** The paths that it is served for. */
  readonly paths: readonly string[];
  readonly title: string;
  readonly markup: string;
  /** Whether the app starts at once because the page has no content of its own; otherwise it starts when needed. */
  readonly waits: boolean;
}

/** Renders at build time what the shell shows before it knows the user. */
export function drawPages(): { readonly pages: readonly DrawnPage[]; readonly styles: string } {
  const wanted = [
    ...publicPaths.map((path) => ({
      name: path.slice(1) || 'landing',
      paths: [path],
      content: <PublicPages path={path} />,
      waits: false,
    })),
    { name: 'auth', paths: authPaths, content: <PageSkeleton />, waits: true },
  ];
  const { markups, styles } = renderStatic(wanted.map(({ paths, content }) => at(paths[0] ?? '/', content)));
  const pages = wanted.map(({ name, paths, waits }, index) => {
    const [, title, markup] = /^(?:<title>([^<]*)<\/title>)?(.*)$/s.exec(markups[index] ?? '') ?? [];
    return { name, paths, title: title ?? 'Plaza', markup: markup ?? '', waits };
  });
  return { pages, styles };
}

const at = (path: string, content: ReactNode) => (
  <Provider store={createAppStore()}>
    <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
  </Provider>
);
