import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { extractPage } from '#engine/pages/extract-page.ts'
import { bareWords } from '#engine/pages/open-page.ts'
import { plainText } from '#engine/markup/plain-text.ts'

/** The folder of pages with their articles beside the repository, never part of it. */
const PAGES = fileURLToPath(new URL('../../../../shared/corpora/fulltext/', import.meta.url))
const ADDRESS = 'http://fakehost/test/page.html'

/** Scores of one page: shares from 0 to 1, or if a field is right; null if nothing was expected. */
export interface PageScore {
  page: string
  ms: number
  text: number | null
  title: boolean | null
  authors: number | null
  date: boolean | null
}

export function hasPages(): boolean {
  return existsSync(PAGES)
}

/** Scores Readability's own test pages: token F1 of the found text against the expected one. */
export async function scoreReadability(): Promise<PageScore[]> {
  const root = join(PAGES, 'readability')
  const scores = []
  for (const page of readdirSync(root)) {
    const file = (name: string) => readFileSync(join(root, page, name), 'utf8')
    if (!statSync(join(root, page)).isDirectory()) continue
    const expected = JSON.parse(file('expected-metadata.json')) as { title: string | null }
    const { found, ms } = await timed(() => extractPage(file('source.html'), ADDRESS))
    scores.push({
      page,
      ms,
      text: tokenF1(plainText(file('expected.html')), found.text),
      title: expected.title === null ? null : isSame(expected.title, found.title),
      authors: null,
      date: null,
    })
  }
  return scores
}

interface FundusArticle {
  title?: string
  authors?: string[]
  publishing_date?: string
  body?: { sections: { headline?: string[]; paragraphs: string[] }[]; summary?: string[] }
}

/** A page of a publisher, and its article as people took it out. */
export interface KnownPage {
  page: string
  publisher: string
  html: string
  address: string
  article: FundusArticle
}

export function knownPages(): KnownPage[] {
  const root = join(PAGES, 'fundus')
  const known: KnownPage[] = []
  for (const country of readdirSync(root)) {
    const folder = join(root, country)
    if (!statSync(folder).isDirectory()) continue
    const names = readdirSync(folder)
    for (const file of names.filter((name) => name.endsWith('.json'))) {
      const publisher = file.replace('.json', '_')
      const pages = names.filter((name) => name.startsWith(publisher)).toSorted()
      const articles = Object.values(
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, FundusArticle>,
      )
      // There is one page and one article for each version of the publisher's layout. Both are
      // sorted by time, so they are matched by position.
      if (pages.length !== articles.length) continue
      for (const [at, name] of pages.entries()) {
        const html = gunzipSync(readFileSync(join(folder, name))).toString()
        known.push({
          ...{ page: `${country}/${name}`, publisher: file.replace('.json', '') },
          ...{ html, address: addressIn(html), article: articles[at]! },
        })
      }
    }
  }
  return known
}

/**
 * Scores pages of publishers: the share of the article's paragraphs that stand word for word in our
 * text.
 */
export async function scoreFundus(): Promise<PageScore[]> {
  const scores = []
  for (const { page, html, address, article } of knownPages()) {
    const { found, ms } = await timed(() => extractPage(html, address))
    scores.push({ page, ms, ...compare(article, found) })
  }
  return scores
}

function compare(expected: FundusArticle, found: Awaited<ReturnType<typeof extractPage>>) {
  const paragraphs = (expected.body?.sections ?? [])
    .flatMap((section) => section.paragraphs)
    .map(squeezed)
    .filter((words) => words !== '')
  const text = squeezed(found.text)
  const authors = (expected.authors ?? []).map(bareWords)
  const foundAuthors = found.authors.map(bareWords)
  return {
    text: share(paragraphs, (words) => text.includes(words)),
    title: expected.title ? isSame(expected.title, found.title) : null,
    authors: share(authors, (author) => foundAuthors.includes(author)),
    date: expected.publishing_date
      ? Date.parse(expected.publishing_date.replace(' ', 'T')) === Date.parse(found.published ?? '')
      : null,
  }
}

/**
 * Keeps letters and digits only, because the corpus puts spaces around links where pages have none.
 */
export function squeezed(text: string): string {
  return bareWords(text).replaceAll(' ', '')
}

function share<T>(all: T[], test: (one: T) => boolean): number | null {
  return all.length === 0 ? null : all.filter(test).length / all.length
}

function addressIn(html: string): string {
  // safe expression: a page of the test set
  return /<link[^>]+rel="canonical"[^>]+href="(https?:[^"]+)"/.exec(html)?.[1] ?? ADDRESS
}

function isSame(expected: string, found: string | null): boolean {
  return bareWords(expected) === bareWords(found ?? '')
}

/** The harmonic mean of precision and recall over words, with repetitions. */
function tokenF1(expected: string, found: string): number {
  const [wanted, got] = [tokens(expected), tokens(found)]
  if (wanted.length === 0 && got.length === 0) return 1
  const left = new Map<string, number>()
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of got) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    shared++
  }
  return (2 * shared) / (wanted.length + got.length)
}

function tokens(text: string): string[] {
  return bareWords(text).split(' ').filter(Boolean)
}

async function timed<T>(work: () => Promise<T>): Promise<{ found: T; ms: number }> {
  const before = performance.now()
  const found = await work()
  return { found, ms: performance.now() - before }
}
