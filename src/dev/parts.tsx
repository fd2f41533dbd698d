import '../index.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { css } from '#styled/css';
import { scenes } from './scenes.tsx';

const list = css({ p: '6', columnCount: 'auto', columnWidth: 'list' });
const name = new URLSearchParams(window.location.search).get('scene') ?? '';
const scene = scenes[name];
const start = name.startsWith('chat') ? '/ai-girlfriend' : '/';

const container = document.getElementById('root');
if (container !== null)
  createRoot(container).render(
    scene === undefined ? (
      <ul className={list}>
        {Object.keys(scenes).map((key) => (
          <li key={key}>
            <a href={`?scene=${key}`}>{key}</a>
          </li>
        ))}
      </ul>
    ) : (
      <RouterProvider router={createMemoryRouter([{ path: '*', element: scene() }], { initialEntries: [start] })} />
    ),
  );
