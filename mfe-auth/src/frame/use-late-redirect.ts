import { useNavigate } from '@plaza/web-kit/router';
import { useEffect } from 'react';

const redirectAfterMs = 2000;

/** Redirects after a delay that lets users read the message. */
export function useLateRedirect(path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(path, { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate, path]);
}
