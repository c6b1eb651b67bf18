import type { Theme } from '../../themes/theme.ts'

/** CSS rules of everything around the blocks of a page. */
export function pageRules({ header }: Theme): string {
  return `${base}${top}${headers[header]}${foot}`
}

const base = `
*,::before,::after { box-sizing: border-box }
html { font: 106.25%/1.6 var(--f); -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { --g: max(1.25rem,calc(50% - 34rem)); margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink); overflow-wrap: anywhere }
main { flex: 1; padding-bottom: var(--s) }
main:focus { outline: 0 }
h1,h2,h3 { margin: 0; font-family: var(--fh); font-weight: var(--wh); line-height: 1.15; letter-spacing: var(--tr); text-wrap: balance }
h1 { font-size: clamp(2.1rem,1.5rem + 2.6vw,3.25rem) }
h2 { font-size: clamp(1.5rem,1.3rem + .9vw,2rem) }
h3,.h3 { font-size: 1.3rem; line-height: 1.3; letter-spacing: 0 }
p,ul,ol,dl,dd,figure,blockquote { margin: 0 }
p { text-wrap: pretty }
a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: .07em }
a:hover { text-decoration-thickness: .14em }
address { font-style: normal }
img,video { display: block; width: 100%; height: auto; border-radius: var(--r); background: var(--soft); object-position: var(--x,50%) var(--y,50%) }
figcaption,.note { color: var(--muted); font-size: .9rem }
figcaption { margin-top: .6rem }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
.hidden,.trap { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.skip { position: absolute; z-index: 3; inset-inline-start: 1rem; top: -9rem; padding: .6rem 1rem; border-radius: var(--rb); background: var(--paper) }
.skip:focus { top: 1rem }
.button,button { display: inline-block; max-width: 100%; min-height: 3rem; padding: .7rem 1.5rem; border: 1.5px solid var(--accent); border-radius: var(--rb); background: var(--accent); color: var(--onAccent); font: inherit; font-weight: 600; line-height: 1.4; text-align: center; text-decoration: none; cursor: pointer }
.button:hover,button:hover { background: color-mix(in srgb,var(--accent) 85%,var(--ink)) }
.quiet { background: none; border-color: var(--edge); color: var(--ink) }
.quiet:hover { background: var(--soft) }
.more { font-weight: 600 }
label { display: block; margin-bottom: .35rem; font-size: .95rem; font-weight: 600 }
input,textarea,select { width: 100%; min-height: 3rem; padding: .65rem .85rem; border: 1px solid var(--edge); border-radius: min(var(--r),.6rem); background: var(--paper); color: inherit; font: inherit }
textarea { display: block; resize: vertical }
input:focus-visible,textarea:focus-visible,select:focus-visible { outline-offset: 0; border-color: var(--accent) }
.empty { display: inline-block; max-width: 100%; padding: .1em .45em; border-radius: .35rem; outline: 2px dashed var(--accent); outline-offset: -1px; background: var(--soft); color: var(--ink); font-style: italic; letter-spacing: 0 }
.button.empty { color: var(--ink) }
.button .empty { padding: 0; outline: 0; background: none }
.box { display: grid; width: 100%; place-items: center; min-height: 11rem; border-radius: var(--r) }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth } }
@media print { .menu,.phone,.search,form,.skip { display: none } }
`

const top = `
.top { position: relative; z-index: 2; border-bottom: 1px solid var(--line) }
.top>div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 2rem; padding: .9rem var(--g) }
.top a { color: inherit; text-decoration: none }
.name { font-family: var(--fh); font-weight: var(--wh); font-size: 1.3rem; line-height: 1.25; letter-spacing: var(--tr); padding: .35rem 0 }
.top ul { display: flex; flex-wrap: wrap; gap: 0 1.6rem; list-style: none; padding: 0 }
.top li a { display: block; padding: .6rem 0; font-size: 1rem; line-height: 1.4 }
.top li a:hover,.top [aria-current] { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: .4em }
.phone { display: none }
.phone summary { padding: .5rem 1.1rem; border: 1px solid var(--edge); border-radius: var(--rb); font-weight: 600; line-height: 1.6; cursor: pointer; list-style: none }
.phone summary::-webkit-details-marker { display: none }
.phone summary::after { content: ""; display: inline-block; width: .5em; height: .5em; margin: 0 0 .2em .6em; border: solid; border-width: 0 2px 2px 0; rotate: 45deg }
.phone[open] summary::after { rotate: 225deg; margin-bottom: -.1em }
.phone nav { position: absolute; left: 0; right: 0; top: 100%; padding: .5rem var(--g) 1.25rem; border-bottom: 1px solid var(--line); background: var(--paper); color: var(--ink); box-shadow: 0 1rem 2rem #0002 }
.phone ul { display: block }
.phone li+li { border-top: 1px solid var(--line) }
.phone li a { padding: .85rem 0 }
@media (max-width: 47.99rem) { .long { display: none } .phone { display: block } .top>div:has(.phone) { flex-wrap: nowrap; gap: 1rem } .top .name { min-width: 0 } .phone { flex: none } }
`

const headers: Record<Theme['header'], string> = {
  line: '',
  band: `
.top { background: var(--accent); color: var(--onAccent); border: 0 }
.top :focus-visible { outline-color: currentcolor }
.top summary { border-color: currentcolor }
.phone nav :focus-visible { outline-color: var(--accent) }
`,
  centered: `
@media (min-width: 48rem) { .top>div { flex-direction: column; padding: 2rem var(--g) 1rem } .name { font-size: 2rem } .top ul { justify-content: center } }
`,
}

const foot = `
.foot { padding: 2.75rem var(--g); border-top: 1px solid var(--line); background: var(--soft); font-size: .95rem }
.foot>div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2rem 3rem }
.foot>div>div>p+p { margin-top: .75rem }
.foot ul { list-style: none; padding: 0 }
.foot li a { display: inline-block; padding: .3rem 0 }
.search span { display: flex; gap: .5rem }
.search button { flex: none }
`
