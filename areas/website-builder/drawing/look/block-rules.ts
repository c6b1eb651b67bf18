/**
 * CSS rules of the blocks. A section has space only above itself, so that the space between
 * sections is always the same.
 */
export const blockRules = `
.b { padding: var(--s) var(--g) 0 }
.head { display: grid; gap: .8rem; max-width: 44rem; margin-bottom: clamp(1.5rem,3vw,2.5rem) }
.lead { max-width: 40rem; color: var(--muted); font-size: 1.125rem }
.lead>*+*,.prose>*+* { margin-top: .9em }
.lead ul,.prose ul { padding-inline-start: 1.2em }
.prose { max-width: 42rem }
.prose li+li { margin-top: .3em }
.title h1 { max-width: 44rem }
.title p { margin-top: 1rem }
.title figure { max-width: 42rem; margin-top: 2rem }
article { --g: max(1.25rem,calc(50% - 21rem)) }
.title+.b { padding-top: clamp(1.5rem,4vw,2.5rem) }
.grid { display: grid; gap: clamp(1.5rem,3vw,2.25rem); grid-template-columns: minmax(0,1fr); list-style: none; padding: 0 }
.opening h1 { font-size: clamp(2.4rem,1.4rem + 4.4vw,4.25rem); line-height: 1.06 }
.opening .words { max-width: 46rem }
.opening .lead { margin-top: 1.25rem; font-size: clamp(1.125rem,1rem + .6vw,1.375rem); line-height: 1.5 }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 2rem }
.opening figure { margin-top: 2.5rem }
.opening img { aspect-ratio: 4/3; object-fit: cover }
.bare,.centered { padding-bottom: var(--s); background: var(--soft) }
.b+.bare,.b+.centered { margin-top: var(--s) }
.centered { text-align: center }
.centered .words,.centered .lead { margin-inline: auto }
.centered .buttons { justify-content: center }
.wide img { object-fit: cover }
.beside figure img { max-height: 44rem }
.columns .prose { max-width: 36rem }
.cards li { display: flex; flex-direction: column }
.cards li p,.team li p,.news li p { margin-top: .5rem }
.cards img,.news.cards img { aspect-ratio: 3/2; object-fit: cover }
.boxes li { border: 1px solid var(--line); border-radius: var(--r); overflow: hidden }
.boxes li>div { display: flex; flex-direction: column; flex: 1; padding: 1.5rem }
.boxes li>div>p:has(.more) { margin-top: auto; padding-top: 1rem }
.boxes img { border-radius: 0 }
.plain li { padding-top: 1.25rem; border-top: 2px solid var(--accent) }
.plain img { margin-bottom: 1.25rem }
.steps ol { counter-reset: step }
.steps li { counter-increment: step }
.steps li::before { content: counter(step); order: -1; width: 2.75rem; height: 2.75rem; margin-bottom: 1rem; border-radius: var(--rb); background: var(--accent); color: var(--onAccent); font: var(--wh) 1.2rem/2.75rem var(--fh); text-align: center }
.steps img { margin-bottom: 1rem }
.prices ul,.news ul { list-style: none; padding: 0 }
.prices li { padding: .85rem 0; border-bottom: 1px solid var(--line) }
.prices li p:first-child { display: flex; align-items: baseline; justify-content: space-between; gap: 1.5rem }
.prices .name { font: inherit; font-weight: 600; letter-spacing: 0; padding: 0; min-width: 0 }
.price { flex: none; max-width: 50%; font-variant-numeric: tabular-nums; text-align: end }
.prices>.note,.prices div>.note { margin-top: 1.25rem }
.place .panel { padding: clamp(1.5rem,4vw,3rem); border-radius: var(--r); background: var(--soft) }
.place address>*+*,.place .note { margin-top: 1rem }
.place dl { margin-top: .5rem }
.place dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; padding: .5rem 0; border-bottom: 1px solid var(--line) }
dd { font-variant-numeric: tabular-nums }
.questions details { border-bottom: 1px solid var(--line) }
.questions summary { display: flex; justify-content: space-between; gap: 1.5rem; padding: 1.1rem 0; font-weight: 600; cursor: pointer; list-style: none }
.questions summary::-webkit-details-marker { display: none }
.questions summary::after { content: "+"; font-size: 1.5rem; font-weight: 400; line-height: 1; color: var(--accent) }
.questions [open] summary::after { content: "\\2212" }
.questions .prose { padding-bottom: 1.4rem }
.sections ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-bottom: 1.5rem }
.news .sections li { padding: 0; border: 0 }
.sections a { display: block; padding: .4rem 0; font-weight: 600 }
.sources ol { margin-top: 1rem; padding-inline-start: 1.4em }
.sources li+li { margin-top: .75rem }
sup a { padding: .1em .25em; text-decoration: none; font-size: .75em }
.team .grid { grid-template-columns: repeat(auto-fill,minmax(min(14rem,100%),1fr)) }
.team img { aspect-ratio: 1; object-fit: cover; margin-bottom: 1rem }
.team li:not(:has(img)),.news.cards li:not(:has(img)) { padding-top: 1rem; border-top: 2px solid var(--accent) }
.team .role { margin-top: .1rem; color: var(--muted) }
.quotation figure { max-width: 46rem; margin: auto; text-align: center }
.quotation blockquote { font: var(--wh) clamp(1.35rem,1.1rem + 1.4vw,2rem)/1.35 var(--fh); letter-spacing: var(--tr) }
.quotation blockquote::before { content: "\\201C"; display: block; height: .55em; color: var(--accent); font-size: 3em; line-height: 1 }
.quotation p+p { margin-top: .6em }
.quotation figcaption { display: flex; align-items: center; justify-content: center; gap: 1rem; margin-top: 1.75rem; font-size: 1rem }
.quotation strong { color: var(--ink) }
.quotation img { width: 3.5rem; height: 3.5rem; border-radius: 50%; object-fit: cover }
.band { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 1.5rem 3rem; padding: clamp(1.75rem,5vw,3.5rem); border-radius: var(--r); background: var(--accent); color: var(--onAccent) }
.band .head { margin: 0 }
.band .lead,.band a { color: inherit }
.band .button { border-color: var(--onAccent); background: var(--onAccent); color: var(--accent) }
.band .button:hover { text-decoration: underline }
.band :focus-visible { outline-color: var(--onAccent) }
.form .panel { padding: clamp(1.5rem,4vw,3rem); border-radius: var(--r); background: var(--soft) }
.panel form { max-width: 42rem }
form>p+p { margin-top: 1.1rem }
form>.trap+p { margin-top: 0 }
.panel>h1+* { margin-top: 1rem }
.panel>p+form { margin-top: 1.75rem }
.talk { max-width: 42rem; margin-top: 1.75rem; list-style: none; padding: 0 }
.talk li { width: fit-content; max-width: 85%; margin-top: .6rem; padding: .6rem .9rem; border: 1px solid var(--line); border-radius: min(var(--r),.9rem); background: var(--paper); white-space: pre-line }
.talk b { display: block; font-size: .85rem; color: var(--muted) }
.talk .you { margin-inline-start: auto; border-color: var(--accent) }
.talk .over { border: 0; background: none }
.talk+form { margin-top: 1.25rem }
[hidden] { display: none }
.picture.text figure,.b.video figure { max-width: 46rem }
video { aspect-ratio: 16/9 }
.tiles { display: grid; gap: clamp(.6rem,1.5vw,1.1rem); grid-template-columns: repeat(2,minmax(0,1fr)); list-style: none; padding: 0 }
.tiles img { aspect-ratio: 4/3; object-fit: cover }
.rows li,.rows>details:first-child { border-top: 1px solid var(--line) }
.news .rows li { display: grid; gap: 1.25rem; padding: 1.5rem 0 }
.news img { margin-bottom: 1rem }
.news .note { margin-top: .3rem }
.news h2 a,.news h3 a { color: inherit }
.news>p { margin-top: 1.75rem }
@media (min-width: 40rem) {
.g2,.g3,.g4 { grid-template-columns: repeat(2,minmax(0,1fr)) }
.news .rows li:has(img) { grid-template-columns: 12rem minmax(0,1fr) }
.newsletter form { display: flex; flex-wrap: wrap; align-items: end; gap: 1rem }
.newsletter form>p:not(.trap) { margin: 0 }
.newsletter form>p:has(label):not(.trap) { flex: 1 }
}
@media (min-width: 56rem) {
.tiles { grid-template-columns: repeat(3,minmax(0,1fr)) }
.t2 { grid-template-columns: repeat(2,minmax(0,1fr)) }
.t4 { grid-template-columns: repeat(4,minmax(0,1fr)) }
.g3 { grid-template-columns: repeat(3,minmax(0,1fr)) }
.g4 { grid-template-columns: repeat(4,minmax(0,1fr)) }
.split:not(:has(h1)):has(.head),.panel:has(.head):has(form) { display: grid; grid-template-columns: minmax(0,1fr) minmax(0,1.8fr); gap: 1rem clamp(2rem,5vw,4rem); align-items: start }
article .split:has(.head) { display: block }
.opening.beside,.text.beside { display: grid; grid-template-columns: minmax(0,1.1fr) minmax(0,1fr); gap: clamp(2rem,5vw,4.5rem); align-items: center }
.opening.beside figure { margin: 0 }
.text.left { grid-template-columns: minmax(0,1fr) minmax(0,1.1fr) }
.text.left figure { order: -1 }
.opening.wide img,.opening.centered img { aspect-ratio: 21/9 }
}
@media (max-width: 55.99rem) { .text.beside figure { margin-top: 1.75rem } }
`
