import './index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { startLiora } from './liora.ts';
import { followFlows } from './routes/followFlows.ts';
import { LioraContext } from './routes/LioraContext.ts';
import { createRouter } from './routes/router.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html holds the element #root');

const liora = startLiora();
const router = createRouter(liora);
followFlows(liora, router);
createRoot(container).render(
  <StrictMode>
    <LioraContext value={liora}>
      <RouterProvider router={router} />
    </LioraContext>
  </StrictMode>,
);
