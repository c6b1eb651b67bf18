import { plainText } from '../markup/plain-text.ts'
import { readDate } from '../dates/read-date.ts'
import { webAddress } from '../addresses/web-address.ts'
import type { LinkedArticle } from './linked-data.ts'
import { bareWords, metaOf, oneLine, wordsOf } from './open-page.ts'

/** A page's facts about its article, without the text. */
export interface PageFacts {
  title: string | null
  authors: string[]
  /** ISO 8601 in UTC. */
  published: string | null
  /** The language that the page states, such as "de" or "pt-BR". */
  language: string | null
  image: string | null
}

/** The most characters of an author's name; longer texts are sentences. */
const NAME_CHARACTERS = 80
const MOST_AUTHORS = 12

export function readFacts(page: Document, linked: LinkedArticle | null, base: string): PageFacts {
  return {
    title: titleOf(page, linked, base),
    authors: authorsOf(page, linked),
    published: publishedOf(page, linked),
    language: languageOf(page, linked),
    image: imageOf(page, linked, base),
  }
}

/** Meta elements with the title of the article, the most reliable first. */
const TITLE_METAS = [
  'dc:title',
  'dcterm:title',
  'og:title',
  'twitter:title',
  'parsely-title',
  'weibo:article:title',
]

function titleOf(page: Document, linked: LinkedArticle | null, base: string): string | null {
  const first = wordsOf(page.querySelector('h1'))
  const headings = [...page.querySelectorAll('h1')].map((one) => bareWords(wordsOf(one)))
  const inWindow = bareWords(wordsOf(page.querySelector('title')))
  const site = siteNames(page, linked, base)
  const linkedTitles = linked?.titles ?? []
  const stated = [
    metaOf(page, ...TITLE_METAS),
    linkedTitles.find((title) => inWindow.includes(bareWords(title))),
    linkedTitles[0],
  ]
  const bare = stated.flatMap((title) => (title ? [bareWords(title)] : []))
  const others = { headings, stated: [...bare, bareWords(metaOf(page, 'twitter:title') ?? '')] }
  for (const title of stated) {
    const clean = title ? withoutSite(decoded(title), others, site) : ''
    if (clean !== '' && !site.includes(bareWords(clean))) return clean
  }
  const inFull = decoded(wordsOf(page.querySelector('title')))
  return fromWindow(inFull, first, site) ?? (first || null)
}

/**
 * The title of the window without its last part, which names the site. If too little would be left,
 * the title is returned unchanged.
 */
function fromWindow(title: string, heading: string, site: string[]): string | null {
  const last = [...title.matchAll(BETWEEN)].at(-1)
  if (!last) return title || null
  const before = title.slice(0, last.index)
  const after = title.slice(last.index + last[0].length)
  const isSure = before === heading || site.includes(bareWords(after))
  return isSure || before.split(' ').length >= ENOUGH_WORDS ? before : title
}

const ENOUGH_WORDS = 5
const BETWEEN = /(?<!\s)\s+[|–—\-·•»:~/]+\s+/gu

/**
 * A title without the name of its site at the end, if the page has the same title without it
 * elsewhere.
 */
function withoutSite(
  title: string,
  others: { headings: string[]; stated: string[] },
  site: string[],
): string {
  for (const { index, 0: between } of title.matchAll(BETWEEN)) {
    const before = bareWords(title.slice(0, index))
    const isSite = site.includes(bareWords(title.slice(index + between.length)))
    if (others.stated.includes(before) || (isSite && others.headings.includes(before))) {
      return title.slice(0, index).trim()
    }
  }
  return title
}

function siteNames(page: Document, linked: LinkedArticle | null, base: string): string[] {
  const host = URL.canParse(base) ? new URL(base).hostname.replace(/^www\./, '') : ''
  const names = [
    metaOf(page, 'og:site_name'),
    metaOf(page, 'application-name'),
    linked?.publisher,
    host,
    host.split('.').at(-2),
  ]
  return names.flatMap((name) => (name ? [bareWords(decoded(name))] : [])).filter(Boolean)
}

/**
 * The authors from the most reliable statement that names any. The line under the headline is the
 * least reliable one.
 */
function authorsOf(page: Document, linked: LinkedArticle | null): string[] {
  const stated = names(linked?.authors ?? [])
  if (stated.length > 0) return stated
  const metas = ['dc:creator', 'dcterm:creator', 'author', 'article:author', 'parsely-author']
  for (const name of metas) {
    const all = [...page.querySelectorAll(`meta[name~="${name}" i], meta[property~="${name}" i]`)]
    const found = names(all.map((meta) => meta.getAttribute('content') ?? ''))
    if (found.length > 0) return found
  }
  const places = [
    '[itemprop="author"] [itemprop="name"]',
    '[itemprop="author"]',
    'a[rel~="author"]',
    '[class*="author-name" i], [class*="author__name" i], [class*="authorname" i]',
    '.byline, [class*="byline" i]',
  ]
  for (const place of places) {
    const elements = [...page.querySelectorAll(place)].slice(0, MOST_AUTHORS)
    const found = names(elements.map(wordsOf))
    if (found.length > 0) return found
  }
  return []
}

const BY = /^(?:by|von|par|por|di|da|door|av|af|przez|oleh|от)[\s:]+(?=\p{Lu})/iu
/** Matches separators between names. */
const AND = / ?(?:;| \| | (?:and|und|et|y|e|en|och|og|i|&) (?=\p{Lu})|, (?=\p{Lu})) ?/u

function names(stated: string[]): string[] {
  const all = stated.flatMap((line) => oneLine(decoded(line)).replace(BY, '').split(AND))
  const tidy = all.map((name) =>
    name.replace(BY, '').replaceAll(/^[\s,|•-]+|(?<![\s,|•-])[\s,|•-]+$/g, ''),
  )
  return [...new Set(tidy)].filter(isName).slice(0, MOST_AUTHORS)
}

function isName(name: string): boolean {
  if (name.length < 2 || name.length > NAME_CHARACTERS || !/\p{L}{2}/u.test(name)) return false
  if (/^https?:|^www\.|^@|\S@[^\s@]+\.|[<>{}]/.test(name)) return false
  return !/^(admin|administrator|author|staff|editor|redaktion@|null|undefined|none|unknown)$/i.test(
    name,
  )
}

function publishedOf(page: Document, linked: LinkedArticle | null): string | null {
  const stated = [
    linked?.published,
    metaOf(page, 'article:published_time', 'og:article:published_time', 'og:published_time'),
    metaOf(page, 'parsely-pub-date', 'datePublished', 'sailthru.date', 'article.published'),
    metaOf(page, 'date', 'pubdate', 'publish-date', 'publication_date', 'last-modified'),
    metaOf(page, 'dc.date', 'DC.date', 'dc.date.issued', 'DC.date.issued', 'dcterms.created'),
    metaOf(page, 'cXenseParse:recs:publishtime', 'citation_publication_date'),
    page.querySelector('[itemprop="datePublished"]')?.getAttribute('datetime'),
    page.querySelector('article time[datetime], main time[datetime]')?.getAttribute('datetime'),
    page.querySelector('time[datetime]')?.getAttribute('datetime'),
  ]
  for (const text of stated) {
    const date = text ? readDate(text) : null
    if (date !== null) return date
  }
  return null
}

export function languageOf(page: Document, linked: LinkedArticle | null): string | null {
  const stated = [
    page.documentElement?.getAttribute('lang'),
    page.documentElement?.getAttribute('xml:lang'),
    metaOf(page, 'content-language', 'language', 'dc.language'),
    page.querySelector('meta[http-equiv="content-language" i]')?.getAttribute('content'),
    linked?.language,
    metaOf(page, 'og:locale'),
  ]
  for (const text of stated) {
    const tag = text?.trim().replaceAll('_', '-').split(',')[0] ?? ''
    if (/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag)) return tag
  }
  return null
}

function imageOf(page: Document, linked: LinkedArticle | null, base: string): string | null {
  const stated = [
    metaOf(page, 'og:image', 'og:image:url', 'og:image:secure_url'),
    metaOf(page, 'twitter:image', 'twitter:image:src'),
    linked?.image,
    page.querySelector('link[rel="image_src"]')?.getAttribute('href'),
  ]
  for (const address of stated) {
    const image = webAddress(address, base)
    if (image !== null) return image
  }
  return null
}

/** Pages may write "&uuml;" for "ü". */
function decoded(text: string): string {
  return /&#?\w+;/.test(text) ? oneLine(plainText(text)) : text
}
