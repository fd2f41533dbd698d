/** Of the operators' pages. The colours are those of theme/semanticTokens.ts, which no page of the server can use. */
export const OPERATOR_STYLES = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f1e8, #141017);
  --card: light-dark(#fffcf7, #1d1621);
  --ink: light-dark(#2a1b2e, #f5ece4);
  --soft: light-dark(#5f4e5d, #c3b3bd);
  --line: light-dark(#dccfbf, #3a2d40);
  --edge: light-dark(#94807f, #7d6b80);
  --accent: light-dark(#b04a35, #f2a187);
  --on-accent: light-dark(#fff, #2b120c);
  font-family: ui-sans-serif, system-ui, sans-serif;
  line-height: 1.55;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; max-width: 60rem; margin: 0 auto; padding: 1rem 1.25rem 0; }
nav a { color: inherit; padding: .25rem 0; }
main { max-width: 60rem; margin: 0 auto; padding: clamp(1.25rem, 4vw, 3rem) 1.25rem; }
article { display: grid; grid-template-columns: 12rem 1fr; gap: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.5rem; margin: 0 0 1.5rem; }
img { width: 100%; height: auto; aspect-ratio: 2 / 3; object-fit: cover; border-radius: .875rem; background: var(--line); }
h1 { font-size: 1.5rem; margin: 0 0 1rem; }
h2 { font-size: 1.15rem; margin: 0; overflow-wrap: anywhere; }
dl { margin: 1rem 0; }
dt { font-size: .875rem; color: var(--soft); margin-top: .75rem; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 16rem; overflow: auto; }
form { display: grid; gap: .6rem; }
label { display: grid; gap: .35rem; font-size: .875rem; color: var(--soft); }
textarea { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: .75rem; padding: .5rem .75rem; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.25rem; border-radius: 999px; border: 1px solid var(--edge); background: transparent; color: inherit; cursor: pointer; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button:hover { border-color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.soft { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
.note { border: 1px dashed var(--edge); border-radius: .875rem; padding: .75rem 1rem; }
@media (max-width: 40rem) { article { grid-template-columns: 1fr; } img { max-width: 12rem; } }
`;
