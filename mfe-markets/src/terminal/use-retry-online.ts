import { useAppDispatch } from '@plaza/web-kit';
import { useEffect } from 'react';
import { marketsApi } from '../markets-api';

/** Asks again for what could not be had, as soon as the network is back. */
export function useRetryOnline(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const handleOnline = () => void dispatch(marketsApi.util.invalidateTags(['markets/failed']));
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [dispatch]);
}
