import { Markup } from '#core/pages/markup.ts'
import { POSTS_PATH } from '../../drawing/drawing.ts'
import {
  drawMissing,
  drawNewsPage,
  drawPage,
  drawPost,
  drawPosts,
  drawServedPage,
} from '../../drawing/draw-page.ts'
import { drawFeeds } from '../../drawing/feeds.ts'
import { chatScript } from '../../drawing/chat-script.ts'
import { drawIcon, seenScript } from '../../drawing/files.ts'
import { drawRobots, drawSitemap } from '../../drawing/for-robots.ts'
import { FORM_TOKEN } from '../../drawing/form-token.ts'
import { hasNews } from '../../drawing/news/news-places.ts'
import { drawStyle, stylePath } from '../../drawing/look/draw-style.ts'
import type { DrawingMode, DrawnFile, SiteToDraw } from '../../drawing/site-to-draw.ts'
import { fileOf, type SiteFile } from './pack-files.ts'
import type { ReadSite } from './read-site.ts'
import {
  fileOfPage,
  FRAME,
  FRAME_CONTENT,
  FRAME_DESCRIPTION,
  FRAME_FILE,
  FRAME_PATH,
  FRAME_TITLE,
  NEWS_FRAME_FILE,
  NOT_FOUND,
  REDIRECT,
} from './site-layout.ts'

const HTML = 'text/html; charset=utf-8'

/** All files of a publication except pictures and videos. */
export function filesToServe({ site, redirects }: ReadSite): SiteFile[] {
  const isCounted = site.plugins.includes('analytics')
  const sitemap = drawSitemap(site)
  const drawn = new Map(
    [
      // A file at the same path replaces the redirect, because it comes later.
      ...redirects.map(({ from, to }) => ({ path: fileOfPage(from), type: REDIRECT, body: to })),
      ...drawAll(site, 'served'),
      ...(sitemap ? [sitemap] : []),
      drawRobots(site),
      ...(isCounted ? [seenScript] : []),
      ...(site.plugins.includes('chat') ? [chatScript] : []),
      drawFrame(site),
      ...(site.showsNews ? [drawNewsFrame(site)] : []),
    ].map((file) => [file.path, file]),
  )
  return [...drawn.values()].map((file) =>
    fileOf(file, file.type === HTML && isMadeWhole(String(file.body))),
  )
}

/** Renders all pages, and the files that they need. */
export function drawAll(all: SiteToDraw, mode: DrawingMode): DrawnFile[] {
  const site = mode === 'files' ? withoutLocked(all) : all
  return [
    ...documentsOf(site).map(({ path, draw }) => ({ path, type: HTML, body: draw(mode) })),
    ...assetsOf(site),
    ...(site.posts.length > 0 && site.plugins.includes('feed') ? drawFeeds(site) : []),
  ]
}

/** Removes pages with a password, because files in a folder cannot ask for it. */
function withoutLocked(site: SiteToDraw): SiteToDraw {
  return { ...site, pages: site.pages.filter(({ isLocked }) => !isLocked) }
}

/** Renders one file of the drafts: the first of these that exists, or the "not found" page. */
export function drawDraft(site: SiteToDraw, files: readonly string[]): DrawnFile {
  const asset = assetsOf(site).find(({ path }) => files.includes(path))
  if (asset) return asset
  const document = documentsOf(site).find(({ path }) => files.includes(path))
  const path = document?.path ?? NOT_FOUND
  return { path, type: HTML, body: document?.draw('preview') ?? drawMissing(site, 'preview') }
}

function documentsOf(site: SiteToDraw) {
  const list = {
    path: fileOfPage(POSTS_PATH),
    draw: (mode: DrawingMode) => drawPosts(site, mode),
  }
  const hasList = site.posts.length > 0 && !site.pages.some(({ path }) => path === POSTS_PATH)
  return [
    ...(hasList ? [list] : []),
    ...site.posts.map((post) => ({
      path: fileOfPage(post.path),
      draw: (mode: DrawingMode) => drawPost(site, post, mode),
    })),
    ...site.pages.map((page) => ({
      path: fileOfPage(page.path),
      draw: (mode: DrawingMode) => drawPage(site, page, mode),
    })),
    { path: NOT_FOUND, draw: (mode: DrawingMode) => drawMissing(site, mode) },
  ]
}

function assetsOf(site: SiteToDraw): DrawnFile[] {
  const { theme } = site
  const style = { path: stylePath(theme), type: 'text/css; charset=utf-8', body: drawStyle(theme) }
  return [style, drawIcon(site)]
}

/** Says if a page has placeholders that are replaced when it is served. */
function isMadeWhole(html: string): boolean {
  return html.includes(FORM_TOKEN) || hasNews(html)
}

/** The page without content into which stories are inserted. */
function drawNewsFrame(site: SiteToDraw): DrawnFile {
  const body = drawNewsPage(site, {
    ...{ path: FRAME_PATH, title: FRAME_TITLE, description: FRAME_DESCRIPTION },
    content: new Markup(FRAME_CONTENT),
  })
  return { path: NEWS_FRAME_FILE, type: FRAME, body }
}

/** The page without content into which content for one visitor is inserted. */
function drawFrame(site: SiteToDraw): DrawnFile {
  const content = new Markup(FRAME_CONTENT)
  const body = drawServedPage(site, { path: FRAME_FILE, title: FRAME_TITLE, content })
  return { path: FRAME_FILE, type: FRAME, body }
}
