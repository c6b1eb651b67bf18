/**
 * The product's colors of text, background and lines (web/look/tokens.css), with fonts of the
 * system.
 */
export const plainTokens = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f5f5f2, #141619);
  --sheet: light-dark(#fdfdfb, #1b1e21);
  --well: light-dark(#ecebe7, #272b2f);
  --ink: light-dark(#16181b, #edece7);
  --ink-2: light-dark(#3f444a, #c3c4c1);
  --ink-3: light-dark(#5b6067, #a0a3a5);
  --hair: light-dark(#dddcd5, #2d3135);
  --edge: light-dark(#84867f, #757b82);
  --rule: light-dark(#16181b, #d4d3ce);
  --pencil: light-dark(#1e51ab, #91bdfa);
  --on-pencil: light-dark(#ffffff, #0c1a33);
  --error: light-dark(#9e1512, #feaba1);
  --serif: "Iowan Old Style", Charter, Georgia, serif;
  --sans: "Segoe UI", system-ui, sans-serif;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
`

/** The product's style for pages without the browser program. */
export const plainStyle = `${plainTokens}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink-2); font: 400 1rem/1.5 var(--sans); }
main { max-width: 34rem; margin: 0 auto; padding: 12vh 1.5rem 4rem; }
main.wide { max-width: 60rem; padding-top: 4rem; }
.name { display: block; margin-bottom: 2rem; padding-top: .5rem; border-top: 4px solid var(--rule);
  font: 600 1.0625rem/1.3 var(--serif); color: var(--ink); text-decoration: none; }
h1, h2, h3 { color: var(--ink); font-family: var(--serif); font-weight: 500; letter-spacing: -.012em; }
h1 { margin: 0 0 1rem; font-size: 2.375rem; line-height: 1.12; }
h2 { margin: 3.5rem 0 1rem; padding-top: .5rem; border-top: 4px solid var(--rule); font-size: 1.5rem; line-height: 1.24; }
h3 { margin: 0; font-size: 1.1875rem; line-height: 1.3; }
a { color: var(--pencil); }
:focus-visible { outline: 2px solid var(--pencil); outline-offset: 2px; }
label { display: block; margin: 1.5rem 0 .25rem; color: var(--ink); font-weight: 600; font-size: .875rem; }
input { width: 100%; height: 44px; padding: 0 .75rem; border: 1px solid var(--edge); border-radius: 4px;
  background: var(--sheet); color: var(--ink); font: inherit; }
button { height: 44px; margin-top: 1rem; padding: 0 1.25rem; border: 0; border-radius: 4px;
  background: var(--pencil); color: var(--on-pencil); font: 600 .9375rem/1 var(--sans); cursor: pointer; }
[hidden] { display: none; }
button.plain { border: 1px solid var(--edge); background: var(--sheet); color: var(--ink); }
.error { margin: .5rem 0 0; color: var(--error); }
.hint { margin: .25rem 0 0; color: var(--ink-3); font-size: .875rem; }
code, pre { font: 400 .8125rem/1.6 var(--mono); }
code { color: var(--ink); }
pre { margin: .5rem 0 0; padding: .75rem 1rem; overflow-wrap: anywhere; white-space: pre-wrap; border-radius: 2px; background: var(--well); color: var(--ink); }
article { padding: 1.25rem 0; border-top: 1px solid var(--hair); }
h2 + article { border-top: 0; padding-top: 0; }
article p { margin: .25rem 0 0; }
.address { color: var(--ink-3); overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 3rem; color: var(--ink); font-weight: 600; }
.part { margin-top: 1rem; color: var(--ink-3); font-weight: 600; font-size: .8125rem; }
summary.part { padding-block: 3px; }
summary { cursor: pointer; }
main.wide > p { max-width: 42rem; }
nav ul { columns: 16rem; padding: 0; list-style: none; }
`
