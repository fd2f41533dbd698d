import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { keepFocus } from './keepFocus.ts';

/** Stands above every screen, the error screen too, and looks after the keyboard once another one is drawn. */
export const Root = () => {
  const { pathname } = useLocation();
  const left = useRef(pathname);
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    keepFocus();
  }, [pathname]);
  return <Outlet />;
};
