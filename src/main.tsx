import { createRoot } from 'react-dom/client';
import { m } from './paraglide/messages.js';
import { css } from '#styled/css';
import './index.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<h1 className={css({ color: 'red.500' })}>{m.home_title()}</h1>);
