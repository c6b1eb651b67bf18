import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { cursorAt } from '#areas/articles/server/lends/lists.ts'
import { type Markup, markup } from '#core/pages/markup.ts'
import { Problem } from '#core/problem.ts'
import { writeFeed } from '#engine/feeds/writing/write-feed.ts'
import { holdContents, type HeldContents } from '#server/second-listener/held-contents.ts'
import type { SiteReply, SiteRequest } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import { preferredEncoding } from '#server/web/pages/compress-replies.ts'
import {
  drawStory,
  drawWithdrawn,
  type NewsFrame,
  sectionPath,
  type StoryToDraw,
} from '../../drawing/news/draw-stories.ts'
import { STORIES_PATH } from '../../drawing/drawing.ts'
import { FEEDS } from '../../drawing/files.ts'
import { linkedDataText } from '../../drawing/linked-data.ts'
import { newsWords } from '../../drawing/news/news-words.ts'
import { drawStoryList, fillWithStories } from '../../drawing/news/story-lists.ts'
import { NEWS_SITES } from '../../limits.ts'
import { storyPath } from '../../news/story.ts'
import {
  FRAME_CONTENT,
  FRAME_DESCRIPTION,
  FRAME_PATH,
  FRAME_TITLE,
  NEWS_FRAME_FILE,
} from '../publishing/site-layout.ts'
import { belowBase } from '../serving/below-base.ts'
import { bodyOf, filesOf, type VisitedPublication } from '../serving/published-files.ts'
import type { VisitedSite } from '../serving/visitor-posts.ts'
import { publishedPosts } from './published-posts.ts'
import { findStory, listShown, siteStories, storyPaths, type SiteStories } from './read-stories.ts'

const SITEMAP = 'sitemap.xml'
const HTML = 'text/html; charset=utf-8'
const STORY = /^story\/(\d{1,15})(?:-[a-z\d-]{0,100})?$/
/**
 * The compression level. It is low, because pages are compressed while their first visitor waits.
 */
const BROTLI_QUALITY = 5
const compress = promisify(brotliCompress)

/**
 * Answers a request to a news site for a path that has no published file; null if there is nothing
 * at the path.
 */
export async function answerNews(
  world: World,
  site: VisitedPublication,
  path: string,
  request: SiteRequest,
): Promise<SiteReply | null> {
  const isFeed = FEEDS.some(({ file }) => file === path)
  if (!isFeed && !/^(?:story\/|section\/|stories$|sitemap\.xml$)/.test(path)) return null
  const stories = await siteStories(world, site)
  if (!stories) return null
  const story = STORY.exec(path)?.[1]
  const before = request.query.get('before') ?? undefined
  if (before !== undefined && before.length > 100) return null
  const make = async () => {
    if (isFeed) return feedOf(world, site, stories, path, request)
    if (path === SITEMAP) return sitemapOf(world, site, request)
    if (story !== undefined) return storyPage(world, site, stories, Number(story), path)
    return listPage(world, site, stories, path, before)
  }
  return held(world, site, stories, { request, path, rest: before ?? '' }, make)
}

/** Replaces the placeholders of a page with the newest stories. */
export async function withStories(world: World, site: VisitedSite, html: string): Promise<string> {
  const stories = await siteStories(world, site)
  const frame = frameOf(stories?.language ?? 'en')
  return fillWithStories(html, stories ?? { newest: [], sections: [] }, frame)
}

/** Answers with a page that contains stories. It stays in memory until any story changes. */
export async function answerWithStories(
  world: World,
  site: VisitedPublication,
  request: SiteRequest,
  { path, html }: { path: string; html: string },
): Promise<SiteReply> {
  const stories = await siteStories(world, site)
  const make = () => withStories(world, site, html)
  if (stories) return (await held(world, site, stories, { request, path, rest: '' }, make))!
  return {
    status: 200,
    headers: { 'content-type': HTML, 'cache-control': 'no-cache' },
    body: belowBase(await make(), request.base),
  }
}

/** The text for a path, an answer that must not be cached, or null for nothing. */
type Made = string | SiteReply | null

const byServer = new WeakMap<World, HeldContents>()

/** Makes a text once for each version of the news, and caches it while there is space. */
async function held(
  world: World,
  { publicationId }: VisitedPublication,
  { version }: SiteStories,
  asked: { request: SiteRequest; path: string; rest: string },
  make: () => Promise<Made>,
): Promise<SiteReply | null> {
  const { path, rest } = asked
  const { headers, base, origin } = asked.request
  const bodies =
    byServer.get(world) ??
    holdContents({ bytes: NEWS_SITES.heldBytes, fileBytes: NEWS_SITES.heldFileBytes })
  byServer.set(world, bodies)
  const isPacked = preferredEncoding(headers['accept-encoding']) === 'br'
  const key = `${publicationId} ${version} ${origin}${base} ${path}?${rest}`
  const etag = `"${publicationId.slice(-12)}-${version}${isPacked ? '-br' : ''}"`
  let body = bodies.get(`${key} ${isPacked}`)
  if (!body) {
    const made = await make()
    if (typeof made !== 'string') return made
    const plain = Buffer.from(belowBase(made, base))
    body = new Uint8Array(isPacked ? await packed(plain) : plain)
    bodies.set(`${key} ${isPacked}`, body)
  }
  const told = { etag, 'cache-control': 'public, no-cache', vary: 'accept-encoding' }
  if (headers['if-none-match'] === etag) return { status: 304, headers: told }
  return {
    status: 200,
    headers: {
      ...told,
      'content-type': typeOf(path),
      ...(isPacked && { 'content-encoding': 'br' }),
    },
    body,
  }
}

function packed(plain: Buffer): Promise<Buffer> {
  return compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}

function typeOf(path: string): string {
  const feed = FEEDS.find(({ file }) => file === path)
  if (feed) return `${feed.type}; charset=utf-8`
  return path === SITEMAP ? 'application/xml; charset=utf-8' : HTML
}

const frameOf = (language: string): NewsFrame => ({ language, link: (path) => `/${path}` })

interface Page {
  path: string
  title: string
  description: string
  content: Markup
  data?: Readonly<Record<string, unknown>>
}

async function inFrame(world: World, site: VisitedPublication, page: Page): Promise<string> {
  const frame = (await filesOf(world, site.publicationId)).get(NEWS_FRAME_FILE)
  const around = frame
    ? Buffer.from(await bodyOf(world, site.readerId, frame.hash, 'plain')).toString()
    : FRAME_CONTENT
  const data = page.data
    ? `<script type="application/ld+json">${linkedDataText(page.data)}</script>`
    : ''
  return around
    .replaceAll(FRAME_TITLE, () => markup`${page.title}`.text)
    .replaceAll(FRAME_DESCRIPTION, () => markup`${page.description}`.text)
    .replaceAll(FRAME_PATH, () => markup`${page.path}`.text)
    .replace('</head>', () => `${data}</head>`)
    .replace(FRAME_CONTENT, () => page.content.text)
}

async function storyPage(
  world: World,
  site: VisitedPublication,
  { language, name }: SiteStories,
  article: number,
  path: string,
): Promise<Made> {
  const found = await findStory(world, site, article)
  if (!found || (!found.story && !found.wasShown)) return null
  const frame = frameOf(language)
  const { story, slug, into, correctedAt } = found
  if (!story) {
    if (into !== null) return redirect(into)
    const { title, content } = drawWithdrawn(frame)
    const body = await inFrame(world, site, { path, title, content, description: '' })
    return {
      status: 410,
      headers: { 'content-type': HTML, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' },
      body,
    }
  }
  const present = storyPath(article, slug)
  if (path !== present) return redirect(present)
  const drawn = { ...story, article, slug, correctedAt }
  const description = story.sentences[0]?.text ?? ''
  const data = {
    ...{ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: story.title },
    ...{ description, datePublished: story.publishedTime, articleSection: story.section },
    ...(correctedAt !== null && { dateModified: correctedAt }),
    publisher: { '@type': 'Organization', name },
    citation: story.sources.flatMap(({ link }) => link ?? []),
  }
  const content = drawStory(drawn, frame)
  return inFrame(world, site, { path, title: story.title, description, content, data })
}

function redirect(to: string): SiteReply {
  return { status: 308, headers: { location: `/${to}`, 'cache-control': 'no-cache' } }
}

async function listPage(
  world: World,
  site: VisitedPublication,
  { language, sections }: SiteStories,
  path: string,
  before: string | undefined,
): Promise<Made> {
  const frame = frameOf(language)
  const words = newsWords(language)
  const section = sections.find((each) => decodeURIComponent(sectionPath(each)) === path)
  if (section === undefined && path !== STORIES_PATH) return null
  const rows = await listShown(world, site, {
    ...(section !== undefined && { section }),
    ...{ before, most: NEWS_SITES.shown + 1 },
  }).catch(noPage)
  if (rows === null) return null
  const listed = rows.slice(0, NEWS_SITES.shown)
  const last = listed.at(-1)
  const title = section ?? words.stories
  const hasMore = last !== undefined && rows.length > NEWS_SITES.shown
  const older = hasMore ? `${frame.link(path)}?before=${cursorOf(last)}` : null
  const content = drawStoryList({ title, stories: listed, sections, older }, frame)
  return inFrame(world, site, { path, title, content, description: '' })
}

const cursorOf = ({ publishedTime, article }: StoryToDraw) =>
  cursorAt({ publishedTime, id: article })

/** Returns null if the error says that the cursor in the address is invalid. */
function noPage(error: unknown): null {
  if (error instanceof Problem && error.kind === 'invalid') return null
  throw error
}

/** A feed of the newest stories and the posts of the publication, sorted by date. */
async function feedOf(
  world: World,
  site: VisitedPublication,
  { name, newest }: SiteStories,
  path: string,
  { origin, base }: SiteRequest,
): Promise<Made> {
  const feed = FEEDS.find(({ file }) => file === path)!
  const root = origin + base
  const stories = newest.map((story) => {
    const link = `${root}/${storyPath(story.article, story.slug)}`
    const text = story.sentences.map((sentence) => sentence.text).join(' ')
    const { title, publishedTime, section } = story
    return { id: link, link, title, text, at: new Date(publishedTime), category: section }
  })
  const items = [...stories, ...(await publishedPosts(world, site))]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, NEWS_SITES.inFeeds)
  const written = writeFeed(feed.format, {
    ...{ title: name, home: `${root}/`, self: `${root}/${path}`, items },
    at: items[0]?.at ?? new Date(0),
  })
  return written.body
}

/** The sitemap of the published pages, followed by those of the stories. */
async function sitemapOf(
  world: World,
  site: VisitedPublication,
  { origin, base }: SiteRequest,
): Promise<Made> {
  const file = (await filesOf(world, site.publicationId)).get(SITEMAP)
  const paths = await storyPaths(world, site)
  const added = markup`${paths.map((path) => markup`<url><loc>${origin}${base}/${path}</loc></url>`)}`
  const published = file
    ? Buffer.from(await bodyOf(world, site.readerId, file.hash, 'plain')).toString()
    : '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>\n'
  return published.replace('</urlset>', () => `${added.text}</urlset>`)
}
