import type { NewswireSite } from '#server/fetch/newswire-address.ts'
import { type Masthead, outletLooks, type Palette, typefaces } from './outlet-looks.ts'

const mastheads: Record<Masthead, string> = {
  rules: `.masthead { padding: 1.25rem 0 1rem; border-top: 3px double var(--ink); border-bottom: 3px double var(--ink); text-align: center; }`,
  band: `.masthead { padding: 1.25rem 0; background: var(--band); color: var(--on-band); }
.masthead .motto { color: var(--on-band); }`,
  frame: `.masthead { padding-top: 1.25rem; }
.masthead .sheet > :first-child { display: table; margin: 0 auto; padding: .5rem 1.25rem; border: 2px solid var(--ink); outline: 1px solid var(--ink); outline-offset: 3px; text-align: center; }
.masthead .motto { margin-top: .875rem; text-align: center; }`,
  bare: `.masthead { padding-top: 1.5rem; }
.masthead .sheet { padding-bottom: 1rem; border-bottom: 4px solid var(--accent); }`,
}

/** The complete style sheet of an outlet's pages. */
export function outletStyle(outlet: NewswireSite): string {
  const { name, heads, text, masthead, light, dark } = outletLooks[outlet]
  return `:root { color-scheme: ${dark ? 'light dark' : 'dark'}; ${variables(light)}
  --name: ${typefaces[name]}; --heads: ${typefaces[heads]}; --text: ${typefaces[text]}; }
${dark ? `@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }` : ''}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1.0625rem/1.6 var(--text); overflow-wrap: anywhere; }
.sheet { max-width: 66rem; margin: 0 auto; padding: 0 1.25rem; }
p { margin: 0; }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: .16em; }
a:hover { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
h1, h2 { margin: 0; font-family: var(--heads); font-weight: 700; line-height: 1.2; text-wrap: balance; }
.name { font: 700 clamp(1.75rem, 1.2rem + 2.6vw, 3rem)/1.1 var(--name); }
.name a { display: inline-block; padding: .25rem 0; color: inherit; text-decoration: none; }
.motto { margin-top: .25rem; color: var(--quiet); font-size: .9375rem; }
${mastheads[masthead]}
main { padding: 2rem 0 1rem; }
h2 a { display: inline-block; padding: .25rem 0; text-decoration: none; }
h2 a:hover { text-decoration: underline; }
.when, .former { margin-top: .25rem; color: var(--quiet); font-size: .875rem; }
.front article { padding: 1.125rem 0; border-top: 1px solid var(--rule); }
.front article:first-child { padding-top: 0; border-top: 0; }
.front h2 { font-size: 1.25rem; }
.front article:first-child h2 { font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.125rem); }
.front article p:last-child { margin-top: .375rem; }
.report { max-width: 42rem; margin: 0 auto; }
.report h1 { font-size: clamp(1.625rem, 1.3rem + 1.8vw, 2.375rem); }
.report .about { margin-bottom: .5rem; color: var(--accent); font-size: .875rem; font-weight: 600; }
.report .when { margin-top: .75rem; }
.report article p + p { margin-top: 1.125rem; }
.report article { margin-top: 1.5rem; }
.more { margin-top: 3rem; padding-top: 1rem; border-top: 2px solid var(--ink); }
.more h2 { font-size: 1rem; }
.more ul { margin: .5rem 0 0; padding: 0; list-style: none; }
.more li { border-top: 1px solid var(--rule); }
.more li:first-child { border-top: 0; }
.more a { display: block; padding: .625rem 0; font-family: var(--heads); }
footer { margin-top: 3rem; padding: 1.25rem 0 3rem; border-top: 1px solid var(--rule); color: var(--quiet); font-size: .875rem; }
footer a { display: inline-block; padding: .375rem 0; margin-right: 1.25rem; color: var(--accent); }
footer p + p { margin-top: .25rem; }
@media (min-width: 48rem) {
  .front { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 2.5rem; }
  .front article:first-child { grid-column: 1 / -1; padding-bottom: 1.75rem; }
}
`
}

function variables({ paper, ink, quiet, accent, rule, band, onBand }: Palette): string {
  return `--paper: ${paper}; --ink: ${ink}; --quiet: ${quiet}; --accent: ${accent}; --rule: ${rule}; --band: ${band}; --on-band: ${onBand};`
}
