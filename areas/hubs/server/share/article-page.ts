import { type Markup, markup } from '#core/pages/markup.ts'
import { citedMarkup, countWords, langOf, linked, timeMarkup } from './article-markup.ts'
import { shareDocument, type SharedHub } from './share-document.ts'
import type { SharedArticle, SharedSource } from './shared-articles.ts'

const PARAGRAPH_SENTENCES = 3

/** One article of a shared hub: its sentences, each with its source below. */
export function articlePage(hub: SharedHub, article: SharedArticle): string {
  const { title, language, folder, publishedTime, sources } = article
  return shareDocument(
    hub,
    `${title} · ${hub.name} · Synthwire`,
    markup`<header class="masthead">
<p class="brand"><b>Synthwire</b><span>A shared hub</span></p>
</header>
<main class="article">
<p class="back"><a href="${hub.path}" dir="auto">All of ${hub.name}</a></p>
<article>
<p class="slug" dir="auto">${folder}</p>
<h1${langOf(language)}>${title}</h1>
<p class="meta">${timeMarkup(publishedTime)} · ${countWords(sources)}</p>
${paragraphs(article)}
<section class="section" aria-labelledby="sources">
<h2 id="sources">Sources</h2>
<ol class="sources">${sources.map(sourceItem)}</ol>
</section>
</article>
</main>`,
  )
}

function paragraphs({ sentences, sources, language }: SharedArticle): Markup[] {
  const found = []
  for (let start = 0; start < sentences.length; start += PARAGRAPH_SENTENCES) {
    const part = sentences.slice(start, start + PARAGRAPH_SENTENCES)
    found.push(
      markup`<p class="said"${langOf(language)}>${citedMarkup(part, sources, (_, nth) => `#source-${nth + 1}`)}</p>
`,
    )
  }
  return found
}

function sourceItem(source: SharedSource, nth: number): Markup {
  return markup`<li id="source-${nth + 1}"><b dir="auto">${source.outlet}</b><br>
<span dir="auto">${linked(source, source.title)}</span><br>
<span class="meta">${timeMarkup(source.publishedTime)}</span></li>`
}
