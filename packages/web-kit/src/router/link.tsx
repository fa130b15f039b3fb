import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A location within Plaza. */
  to: To;
  replace?: boolean;
  /** Stored with the history entry. */
  state?: unknown;
}

/** A link within Plaza. React Router's own Link adds code for routers with loaders, 5 kB compressed. */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return <a {...rest} href={href} target={target} onClick={handleClick} />;
}

/** A link that is marked as current if its target is the current path or a parent of it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const there = useResolvedPath(props.to).pathname;
  const isHere = pathname === there || (there !== '/' && pathname.startsWith(`${there}/`));
  return <Link {...props} {...(isHere && { 'aria-current': 'page' })} />;
}
