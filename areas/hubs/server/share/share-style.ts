import { createHash } from 'node:crypto'
import { plainTokens } from '#server/web/plain/plain-style.ts'

/** The styles of shared hubs: the product's colors, with system fonts. */
export const shareStyle = `${plainTokens}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink-2); font: 400 1rem/1.5 var(--sans); }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: .16em; }
a:hover { color: var(--pencil); }
:focus-visible { outline: 2px solid var(--pencil); outline-offset: 2px; border-radius: 2px; }
.sheet { max-width: 72rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
h1, h2, h3 { margin: 0; color: var(--ink); font-family: var(--serif); font-weight: 500; letter-spacing: -.012em;
  overflow-wrap: anywhere; }
h1 { font-size: clamp(2rem, 1.5rem + 2vw, 2.75rem); line-height: 1.1; }
h1 a, h3 a { text-decoration: none; }
h3 a:hover { text-decoration: underline; }
.meta, .slug { color: var(--ink-3); font-size: .84375rem; line-height: 1.42; }
.meta { margin: .375rem 0 0; overflow-wrap: anywhere; }
.slug { margin: 0 0 .25rem; font-weight: 600; }
.masthead { padding-top: .75rem; border-top: 4px solid var(--rule); }
.brand { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; margin: 0 0 1.25rem;
  color: var(--ink-3); font-size: .84375rem; }
.brand b { color: var(--ink); font: 600 1.0625rem/1.3 var(--serif); }
.folders { margin-top: 1.25rem; padding: .25rem 0; border: solid var(--hair); border-width: 1px 0; }
.folders ul { display: flex; gap: 0 1.25rem; margin: 0; padding: 0; overflow-x: auto; white-space: nowrap; list-style: none; }
.folders a { display: inline-block; padding: .625rem 0; color: var(--ink-2); font-size: .9375rem; text-decoration: none; }
.folders a:hover { color: var(--pencil); }
.folders a[aria-current] { color: var(--ink); font-weight: 600; box-shadow: inset 0 -2px var(--rule); }
.section { margin-top: 2.5rem; }
.section > h2 { padding-top: .5rem; border-top: 2px solid var(--rule); font-size: 1.3125rem; line-height: 1.24; }
.lead { display: grid; gap: 1.5rem 2.5rem; margin-top: 1.25rem; }
.lead > :first-child h3 { font-size: clamp(1.5rem, 1.25rem + 1.1vw, 2rem); line-height: 1.15; }
.lead > :first-child .said { color: var(--ink-2); font: 400 1.125rem/1.55 var(--serif); }
.rest { display: grid; gap: 1.25rem 2rem; align-content: start; }
.rest > * + * { padding-top: 1.25rem; border-top: 1px solid var(--hair); }
.list { margin: .25rem 0 0; padding: 0; list-style: none; }
.list > li { padding: 1.25rem 0; border-top: 1px solid var(--hair); }
.list > li:first-child { border-top: 0; }
h3 { font-size: 1.25rem; line-height: 1.27; }
.said { max-width: 44rem; margin: .5rem 0 0; overflow-wrap: anywhere; }
.cite { margin-left: .0625em; font: 600 .75rem/1 var(--sans); vertical-align: .3em; white-space: nowrap; }
.cite a { display: inline-block; padding: .25rem .125rem; color: var(--pencil); text-decoration: none; }
.cite a:hover { text-decoration: underline; }
.cite span { padding: 0 .125rem; color: var(--ink-3); }
.pages { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; margin-top: 1.5rem; }
.pages a, .back a { display: inline-flex; align-items: center; min-height: 44px; color: var(--pencil); font-weight: 600; }
.article { max-width: 42rem; }
.article .back { margin: 0 0 .5rem; }
.article .said { margin-top: 1rem; color: var(--ink); font: 400 1.1875rem/1.62 var(--serif); }
.sources { margin: 1rem 0 0; padding: 0; list-style: none; counter-reset: source; }
.sources li { position: relative; padding: .75rem 0 .75rem 2.25rem; border-bottom: 1px solid var(--hair); counter-increment: source;
  overflow-wrap: anywhere; }
.sources li::before { content: counter(source); position: absolute; left: 0; top: .8125rem; min-width: 1.5rem; color: var(--pencil);
  font: 600 .84375rem/1.4 var(--sans); }
.sources li:target { background: var(--well); }
.sources b { color: var(--ink); font-weight: 600; }
.foot { margin-top: 3.5rem; padding-top: .75rem; border-top: 1px solid var(--hair); color: var(--ink-3); font-size: .84375rem; }
.foot p { max-width: 44rem; margin: .375rem 0 0; }
.foot a { display: inline-block; padding: .25rem 0; color: var(--pencil); }
@media (min-width: 60rem) {
  .sheet { padding: 3rem 2.5rem 5rem; }
  .folders ul { flex-wrap: wrap; }
  .list { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 2.5rem; }
  .list > li:nth-child(2) { border-top: 0; }
  .lead { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
  .lead:not(:has(.rest)) { grid-template-columns: minmax(0, 44rem); }
}
@media print {
  :root { color-scheme: light; }
  body { background: none; }
  .sheet { max-width: none; padding: 0; }
  .folders, .pages, .back, .foot p:first-child { display: none; }
  .list { display: block; }
  article, .sources li, h1, h2, h3 { break-inside: avoid; }
  h1, h2, h3 { break-after: avoid; }
  .sources a::after { content: " " attr(href); font-size: .84375rem; overflow-wrap: anywhere; }
}
`

export const shareStyleHash = `sha256-${createHash('sha256').update(shareStyle).digest('base64')}`
