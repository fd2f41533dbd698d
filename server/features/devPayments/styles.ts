/** Of the embedded payment pages. */
export const STYLES = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf6f1, #1a1420);
  --card: light-dark(#fffdfa, #241c2c);
  --ink: light-dark(#2a2030, #f3ecf2);
  --soft: light-dark(#6d6070, #b7a9b8);
  --line: light-dark(#e5dad3, #3b3044);
  --accent: light-dark(#b0405f, #f0a08c);
  --on-accent: light-dark(#fff, #2a1a20);
  font-family: ui-sans-serif, system-ui, sans-serif;
  line-height: 1.55;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); }
main { max-width: 30rem; margin: 0 auto; padding: clamp(1.25rem, 6vw, 4rem) 1.25rem; }
.note { font-size: .9rem; color: var(--soft); border: 1px dashed var(--line); border-radius: 12px; padding: .75rem 1rem; margin: 0 0 1.25rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 18px; padding: 1.5rem; margin: 0 0 1.25rem; }
h1 { font-size: 1.15rem; margin: 0; font-weight: 600; }
h2 { font-size: 1rem; margin: 0 0 .35rem; }
.price { font-size: 2.25rem; font-weight: 700; margin: .25rem 0 1.25rem; letter-spacing: -.02em; }
.price small { font-size: 1rem; font-weight: 400; color: var(--soft); letter-spacing: 0; }
form { display: grid; gap: .6rem; margin: 0; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .6rem; }
button, .button { font: inherit; font-weight: 600; min-height: 2.9rem; padding: .5rem 1rem; border-radius: 999px; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer; text-align: center; text-decoration: none; display: grid; place-items: center; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button:hover, .button:hover { border-color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
p { margin: .35rem 0 1rem; }
.soft { color: var(--soft); }
a { color: inherit; }
`;
