/** Of the server's own pages. The colours are those of theme/semanticTokens.ts, which no page of the server can use. */
export const PLAIN_STYLES = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f1e8, #141017);
  --card: light-dark(#fffcf7, #1d1621);
  --ink: light-dark(#2a1b2e, #f5ece4);
  --soft: light-dark(#5f4e5d, #c3b3bd);
  --line: light-dark(#dccfbf, #3a2d40);
  --edge: light-dark(#94807f, #7d6b80);
  --accent: light-dark(#b04a35, #f2a187);
  --accent-hover: light-dark(#983d2b, #f7b7a2);
  --on-accent: light-dark(#fff, #2b120c);
  font-family: ui-sans-serif, system-ui, sans-serif;
  line-height: 1.55;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); }
main { max-width: 32rem; margin: 0 auto; padding: clamp(1.25rem, 6vw, 4rem) 1.25rem; }
.note { font-size: .875rem; color: var(--soft); border: 1px dashed var(--edge); border-radius: .875rem; padding: .75rem 1rem; margin: 0 0 1.25rem; text-wrap: balance; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.5rem; margin: 0 0 1.25rem; }
h1 { font-size: 1.15rem; margin: 0; font-weight: 600; }
main > h1 { font-size: 1.5rem; margin: 2rem 0 1rem; }
h2 { font-size: 1rem; margin: 0 0 .35rem; }
.price { font-size: 2.25rem; font-weight: 700; margin: .25rem 0 1.25rem; letter-spacing: -.02em; }
.price small { font-size: 1rem; font-weight: 400; color: var(--soft); letter-spacing: 0; }
form { display: grid; gap: .6rem; margin: 0; }
.row, .acts { display: flex; flex-wrap: wrap; gap: .6rem; }
.row button { flex: 1 1 9rem; }
label { display: grid; gap: .35rem; }
label.check { grid-auto-flow: column; justify-content: start; align-items: center; }
input[type=email] { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: .75rem; min-height: 2.9rem; padding: .5rem .75rem; }
button, .button { font: inherit; font-weight: 600; white-space: nowrap; min-height: 2.9rem; padding: .5rem 1rem; border-radius: 999px; border: 1px solid var(--edge); background: transparent; color: inherit; cursor: pointer; text-align: center; text-decoration: none; display: grid; place-items: center; }
.acts button { font-size: .875rem; min-height: 2.75rem; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button:hover, .button:hover { border-color: var(--accent); }
button.main:hover { background: var(--accent-hover); border-color: var(--accent-hover); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
p { margin: .35rem 0 1rem; }
section > :last-child { margin-bottom: 0; }
.soft { color: var(--soft); }
.trouble { color: var(--accent); font-weight: 600; }
a { color: inherit; }
`;
