import { LEAD_SENTENCES } from '#areas/articles/server/lends/article.ts'
import { type Markup, markup } from '#core/pages/markup.ts'
import { citedMarkup, langOf, sourcesMarkup, timeMarkup } from './article-markup.ts'
import { shareDocument, type SharedHub } from './share-document.ts'
import type { SharedArticle } from './shared-articles.ts'
import type { SharedFolder } from './shown-articles.ts'

export interface HubPage {
  folders: SharedFolder[]
  folder: SharedFolder | null
  /** Headlines, which only the first page has. */
  headlines: SharedArticle[]
  articles: SharedArticle[]
  isFirst: boolean
  /** The cursor at which the list continues; null at its end. */
  next: string | null
}

/** The front page of a shared hub, or of one of its folders. */
export function hubPage(hub: SharedHub, page: HubPage): string {
  const { folder, headlines } = page
  const above = new Set(headlines.map(({ id }) => id))
  const articles = page.articles.filter(({ id }) => !above.has(id))
  const title = folder === null ? hub.name : `${folder.name} · ${hub.name}`
  const list = folder === null ? (page.isFirst ? 'Latest' : 'Older articles') : folder.name
  return shareDocument(
    hub,
    `${title} · Synthwire`,
    markup`${masthead(hub, page)}
<main>
${headlines.length > 0 ? headlineSection(hub, headlines) : null}
${articles.length > 0 || headlines.length === 0 ? listSection(hub, list, articles) : null}
${pages(hub, page)}
</main>`,
  )
}

function listSection(hub: SharedHub, title: string, articles: SharedArticle[]): Markup {
  const items = articles.map((article) => markup`<li>${item(hub, article)}</li>`)
  return markup`<section class="section" aria-labelledby="list">
<h2 id="list" dir="auto">${title}</h2>
${items.length === 0 ? markup`<p class="said">There are no articles here yet.</p>` : markup`<ol class="list">${items}</ol>`}
</section>`
}

function masthead(hub: SharedHub, { folders, folder, articles }: HubPage): Markup {
  const newest = articles[0]
  return markup`<header class="masthead">
<p class="brand"><b>Synthwire</b><span>A shared hub</span></p>
<h1 dir="auto"><a href="${hub.path}">${hub.name}</a></h1>
${newest ? markup`<p class="meta">Newest article: ${timeMarkup(newest.publishedTime)}</p>` : null}
${folders.length > 1 ? folderNav(hub, folders, folder) : null}
</header>`
}

function folderNav(hub: SharedHub, folders: SharedFolder[], current: SharedFolder | null): Markup {
  const here = markup` aria-current="page"`
  const links = folders.map(
    ({ id, name }) =>
      markup`<li><a href="${hub.path}?folder=${encodeURIComponent(id)}"${id === current?.id ? here : null} dir="auto">${name}</a></li>`,
  )
  return markup`<nav class="folders" aria-label="Folders"><ul>
<li><a href="${hub.path}"${current === null ? here : null}>All</a></li>${links}
</ul></nav>`
}

function headlineSection(hub: SharedHub, [lead, ...rest]: SharedArticle[]): Markup {
  const others = rest.map((article) => item(hub, article, 0))
  return markup`<section class="section" aria-labelledby="headlines">
<h2 id="headlines">Headlines</h2>
<div class="lead">
${item(hub, lead!)}
${others.length > 0 ? markup`<div class="rest">${others}</div>` : null}
</div>
</section>`
}

function item(hub: SharedHub, article: SharedArticle, sentences = LEAD_SENTENCES): Markup {
  const { id, title, language, folder, publishedTime, sources } = article
  const said = article.sentences.slice(0, sentences)
  const address = `${hub.path}/article/${id}`
  return markup`<article>
<p class="slug" dir="auto">${folder}</p>
<h3${langOf(language)}><a href="${address}">${title}</a></h3>
${said.length > 0 ? markup`<p class="said"${langOf(language)}>${citedMarkup(said, sources, ({ link }) => link, 'cited')}</p>` : null}
<p class="meta">${timeMarkup(publishedTime)} · ${sourcesMarkup(sources, address)}</p>
</article>`
}

function pages(hub: SharedHub, { isFirst, next, folder }: HubPage): Markup | null {
  if (isFirst && next === null) return null
  const query = folder === null ? '' : `folder=${encodeURIComponent(folder.id)}`
  const first = query === '' ? hub.path : `${hub.path}?${query}`
  const older = `${hub.path}?${query && `${query}&`}before=${encodeURIComponent(next ?? '')}`
  return markup`<nav class="pages" aria-label="Pages">
${isFirst ? null : markup`<a href="${first}">Newest articles</a>`}
${next === null ? null : markup`<a href="${older}" rel="next">Older articles</a>`}
</nav>`
}
