import * as z from 'zod/mini'
import { type Markup, markup } from '#core/pages/markup.ts'
import { sql, type World } from '#server/tools.ts'
import { frameWords } from '../../../drawing/frame-words.ts'
import { Story, storyPath } from '../../../news/story.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import type { VisitedSite, VisitorPost } from '../../serving/visitor-posts.ts'
import { visitorPage } from '../forms/form-markup.ts'
import { siteFacts } from '../site-of-visitor.ts'
import { publishedTexts, type PublishedText } from './published-texts.ts'

/** Searches the published pages of a site and, on a news site, the newest stories. */
export const searchPost: VisitorPost = {
  path: 'search',
  methods: ['GET'],
  async answer(world, { site, request: { query } }) {
    const facts = await siteFacts(world, site)
    if (!facts?.plugins.includes('search')) return null
    const asked = (query.get('q') ?? '').trim().slice(0, VISITORS.searchCharacters)
    const words = frameWords(facts.language)
    const found = asked === '' ? [] : await find(world, site, wordsOf(asked))
    const said = asked !== '' && found.length === 0 ? words.nothingFound : ''
    const page = visitorPage(200, words.search, said, form(words.search, asked))
    if (found.length === 0) return page
    return { ...page, body: markup`${page.body}${list(found, ` · ${facts.name}`)}` }
  },
}

function form(label: string, asked: string): Markup {
  return markup`<form class="search" role="search" action="/search"><label class="hidden" for="search">${label}</label><span><input id="search" name="q" type="search" maxlength="${VISITORS.searchCharacters}" value="${asked}"><button>${label}</button></span></form>`
}

/** Titles end with the name of the site, which every result would repeat. */
function list(found: readonly Found[], ending: string): Markup {
  const items = found.map(
    ({ path, title, excerpt }) =>
      markup`<li><div><h2 class="h3"><a href="/${path}">${title.endsWith(ending) ? title.slice(0, -ending.length) : title}</a></h2><p>${excerpt}</p></div></li>`,
  )
  return markup`<section class="b news list"><ul class="rows">${items}</ul></section>`
}

interface Found {
  path: string
  title: string
  excerpt: string
}

function wordsOf(asked: string): string[] {
  return asked.toLowerCase().split(/\s+/).filter(Boolean).slice(0, VISITORS.searchWords)
}

async function find(world: World, site: VisitedSite, words: readonly string[]): Promise<Found[]> {
  const texts = [...(await publishedTexts(world, site)), ...(await storyTexts(world, site))]
  const hits = texts.flatMap((text) => {
    const title = text.title.toLowerCase()
    const all = `${title} ${text.text.toLowerCase()}`
    if (!words.every((word) => all.includes(word))) return []
    return [{ text, isInTitle: words.some((word) => title.includes(word)) }]
  })
  return hits
    .toSorted((a, b) => Number(b.isInTitle) - Number(a.isInTitle))
    .slice(0, VISITORS.searchShown)
    .map(({ text }) => ({ ...text, excerpt: excerptOf(text, words[0]!) }))
}

const BEFORE_CHARACTERS = 60
const EXCERPT_CHARACTERS = 200

/** The text around the first occurrence of a word; it begins with a whole word. */
function excerptOf({ text }: PublishedText, word: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(word) - BEFORE_CHARACTERS)
  const from = at === 0 ? 0 : at + text.slice(at, at + BEFORE_CHARACTERS).indexOf(' ') + 1
  const excerpt = text.slice(from, from + EXCERPT_CHARACTERS).toWellFormed()
  return `${from > 0 ? '… ' : ''}${excerpt}${from + EXCERPT_CHARACTERS < text.length ? ' …' : ''}`
}

async function storyTexts({ db }: World, { siteId }: VisitedSite): Promise<PublishedText[]> {
  const rows = await db.many(
    z.object({ articleId: z.int(), slug: z.string(), shown: Story }),
    sql`select article_id, slug, shown from website_stories
        where site_id = ${siteId} and shown is not null
        order by published_at desc, article_id desc limit ${VISITORS.searchedPages}`,
  )
  return rows.map(({ articleId, slug, shown }) => ({
    path: storyPath(articleId, slug),
    title: shown.title,
    text: shown.sentences.map(({ text }) => text).join(' '),
  }))
}
