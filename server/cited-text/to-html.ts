import {
  spaceBefore,
  type CitedSection,
  type CitedSentence,
  type CitedSource,
  type CitedText,
} from './cited-text.ts'
import { hrefOf } from './web-link.ts'

const STYLE = `body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.6 Georgia,serif;color:#1c1c1e;background:#fff}
body{overflow-wrap:anywhere}h1,h2{line-height:1.25;font-family:system-ui,sans-serif;hyphens:auto}a{color:#0a58ca}
sup{line-height:0;white-space:nowrap}sup a{padding:0 .15em}.sources{font-size:.9rem}.sources li{margin:.3em 0}.own{border-bottom:1px dotted}:target{outline:2px solid}
@media screen and (prefers-color-scheme:dark){body{color:#eee;background:#161618}a{color:#7db4ff}}
@media print{body{max-width:none;margin:0;padding:0;font-size:11pt}a{color:inherit}h1,h2{break-after:avoid}p,li{orphans:3;widows:3}.sources a::after{content:" (" attr(href) ")"}}`

/**
 * Writes a single HTML file that sends no requests to any server: it has no script, picture or
 * font.
 */
export function toHtml(piece: CitedText): string {
  const { title, titleLanguage, language, isRightToLeft, sections, sourcesTitle, sources } = piece
  return `<!doctype html>
<html lang="${escaped(language)}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<article>
<h1${langOf(titleLanguage)}>${escaped(title)}</h1>
${sections.map(sectionOf).join('\n')}
${sourcesTitle === '' || sources.length === 0 ? '' : `<h2>${escaped(sourcesTitle)}</h2>`}
${sources.length === 0 ? '' : `<ol class="sources">\n${sources.map(sourceOf).join('\n')}\n</ol>`}
</article>
</main>
</body>
</html>
`
}

function sectionOf({ title, heading: cited, isList, paragraphs }: CitedSection): string {
  const tag = isList ? 'li' : 'p'
  const blocks = paragraphs
    .map((sentences) => `<${tag}>${sentencesOf(sentences)}</${tag}>`)
    .join('\n')
  const words = cited ? sentencesOf(cited) : escaped(title)
  const heading = title === '' ? '' : `<h2>${words}</h2>\n`
  return `<section>\n${heading}${isList ? `<ul>\n${blocks}\n</ul>` : blocks}\n</section>`
}

function sentencesOf(sentences: readonly CitedSentence[]): string {
  return sentences
    .map((sentence, at) => {
      const { text, citations, isEdited, language } = sentence
      const marks = citations.map(
        (number) => `<sup><a href="#source-${number}">${number}</a></sup>`,
      )
      const marked = `${isEdited ? ' class="own"' : ''}${langOf(language)}`
      const words = marked === '' ? escaped(text) : `<span${marked}>${escaped(text)}</span>`
      return spaceBefore(sentence, at) + words + marks.join(' ')
    })
    .join('')
}

function sourceOf({ number, outlet, title, language, link, date }: CitedSource): string {
  const named = `<bdi${title === '' ? '' : langOf(language)}>${escaped(title || outlet)}</bdi>`
  const linked =
    link === null
      ? named
      : `<a href="${escaped(hrefOf(link))}" rel="noopener noreferrer nofollow">${named}</a>`
  const parts = [...(title === '' ? [] : [`<bdi>${escaped(outlet)}</bdi>`]), linked, escaped(date)]
  return `<li id="source-${number}">${parts.filter((part) => part !== '').join(', ')}</li>`
}

function langOf(language: string | undefined): string {
  return language === undefined ? '' : ` lang="${escaped(language)}"`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign]!)
}
