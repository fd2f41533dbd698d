import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { keepFocus } from './keepFocus.ts';
import { useLiora } from './LioraContext.ts';

/** Stands above every screen, the error screen too. Once another one is drawn, it looks after the keyboard, and the flows of the one before end. */
export const Root = () => {
  const { app } = useLiora();
  const { pathname } = useLocation();
  const left = useRef(pathname);
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    keepFocus();
    app.send({ type: 'screen.shown', path: pathname });
  }, [app, pathname]);
  return <Outlet />;
};
