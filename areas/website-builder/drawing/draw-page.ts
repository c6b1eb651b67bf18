import { type Markup, markup } from '#core/pages/markup.ts'
import { drawContent } from './draw-content.ts'
import { Drawing, POSTS_PATH } from './drawing.ts'
import { drawDocument } from './draw-document.ts'
import { postItem, postLink, timeMarkup } from './kinds/posts.ts'
import { langOf } from '#core/pages/lang-of.ts'
import { organization, postData } from './linked-data.ts'
import type { DrawingMode, PageToDraw, PostToDraw, SiteToDraw } from './site-to-draw.ts'

/** The path for which the "not found" page is rendered. Its file is "404.html". */
const MISSING_PATH = '404'

/** Renders a page of a site as an HTML document. */
export function drawPage(site: SiteToDraw, page: PageToDraw, mode: DrawingMode): string {
  const drawing = new Drawing(site, page.path, mode)
  const isHome = page.path === ''
  const [first] = page.content
  // If the first page begins with a picture or a video, its title is only for screen readers.
  const isHidden = isHome && (first?.type === 'picture' || first?.type === 'video')
  const content = drawContent(page.content, pageTitle(page.title, isHidden), drawing)
  return drawDocument(
    {
      title: isHome ? homeTitle(site) : `${page.title} · ${site.name}`,
      isUnlisted: page.isLocked === true,
      description: page.isLocked ? '' : page.description || (isHome ? site.tagline : ''),
      shareTitle: isHome ? site.name : page.title,
      sharePicture: page.isLocked ? null : page.sharePicture,
      type: 'website',
      data: isHome && !page.isLocked ? organization(site) : null,
      content,
    },
    drawing,
  )
}

/** Renders a post: its title, time and author, with the blocks below. */
export function drawPost(site: SiteToDraw, post: PostToDraw, mode: DrawingMode): string {
  const drawing = new Drawing(site, post.path, mode)
  const { words } = drawing
  const author = post.author === '' ? null : markup` · ${words.by} ${post.author}`
  const picture = drawing.picture(post.sharePicture ?? '', {
    sizes: '(max-width: 44rem) 100vw, 42rem',
  })
  const content = markup`<article${langOf(post.language)}><header class="b title"><h1>${post.title}</h1><p class="note"${post.language === null ? null : langOf(site.language)}>${timeMarkup(post, drawing)}${author}</p>${
    picture && markup`<figure>${picture}</figure>`
  }</header>${drawContent(post.content, null, drawing)}</article>`
  return drawDocument(
    {
      title: `${post.title} · ${site.name}`,
      description: post.description,
      shareTitle: post.title,
      sharePicture: post.sharePicture,
      type: 'article',
      data: postData(site, post),
      content,
    },
    drawing,
  )
}

/** Renders the list of all posts, which is at `POSTS_PATH`. */
export function drawPosts(site: SiteToDraw, mode: DrawingMode): string {
  const drawing = new Drawing(site, POSTS_PATH, mode)
  const title = drawing.words.posts
  const items = site.posts.map((post) =>
    postItem(post, drawing, markup`<h2 class="h3">${postLink(post, drawing)}</h2>`),
  )
  return drawDocument(
    {
      ...plain(title, site),
      content: markup`${pageTitle(title)}<section class="b news list"><ul class="rows">${items}</ul></section>`,
    },
    drawing,
  )
}

/** Renders the page for unknown paths. */
export function drawMissing(site: SiteToDraw, mode: DrawingMode): string {
  const drawing = new Drawing(site, mode === 'files' ? '' : MISSING_PATH, mode)
  const { notFound, notFoundLead, toHome } = drawing.words
  return drawDocument(
    {
      ...plain(notFound, site),
      isUnlisted: true,
      content: markup`<section class="b opening bare"><div class="words"><h1>${notFound}</h1><div class="lead"><p>${notFoundLead}</p></div><p class="buttons"><a class="button" href="${drawing.page('')}">${toHome}</a></p></div></section>`,
    },
    drawing,
  )
}

/**
 * Renders a page whose content the server makes, such as the results of a search, within the header
 * and footer of the site. The content includes the h1.
 */
export function drawServedPage(
  site: SiteToDraw,
  { path, title, content }: { path: string; title: string; content: Markup },
): string {
  return drawDocument(
    {
      ...plain(title, site),
      isUnlisted: true,
      content,
    },
    new Drawing(site, path, 'served'),
  )
}

/** The texts of a page with stories, or placeholders for them. */
export interface NewsPage {
  path: string
  title: string
  description: string
  content: Markup
}

/** Renders a page of a news site within the header and footer of the site. */
export function drawNewsPage(
  site: SiteToDraw,
  { path, title, description, content }: NewsPage,
  mode: DrawingMode = 'served',
): string {
  return drawDocument(
    { ...plain(title, site), description, type: 'article', content },
    new Drawing(site, path, mode),
  )
}

function plain(title: string, { name }: SiteToDraw) {
  return {
    title: `${title} · ${name}`,
    description: '',
    shareTitle: title,
    sharePicture: null,
    type: 'website',
    data: null,
  } as const
}

function pageTitle(title: string, isHidden = false): Markup {
  return isHidden
    ? markup`<h1 class="hidden">${title}</h1>`
    : markup`<header class="b title"><h1>${title}</h1></header>`
}

function homeTitle({ name, tagline }: SiteToDraw): string {
  return tagline === '' ? name : `${name} · ${tagline}`
}
