import { Markup, markup } from '#core/pages/markup.ts'
import { readTarget } from '../blocks/address.ts'
import { frameWords } from './frame-words.ts'
import type { DrawingMode, PictureToDraw, SiteToDraw } from './site-to-draw.ts'

/** The path of the page on which visitors chat with the site's reader; the server answers it. */
export const CHAT_PATH = 'chat'
/** The path of the page with all stories of a news site; the server answers it. */
export const STORIES_PATH = 'stories'
/** The path of the page with all posts. */
export const POSTS_PATH = 'news'

/** The space for a picture on the page, so that a browser loads no larger file than it needs. */
export interface PictureRoom {
  /** The value of the attribute `sizes`. */
  sizes: string
  /** True if the picture fills the space, and is cropped around its focus. */
  isCropped?: boolean
}

/** The state of rendering one page. */
export class Drawing {
  readonly site: SiteToDraw
  readonly path: string
  readonly mode: DrawingMode
  readonly words: ReturnType<typeof frameWords>
  private readonly known: ReadonlySet<string>
  private pictures = 0

  constructor(site: SiteToDraw, path: string, mode: DrawingMode) {
    this.site = site
    this.path = path
    this.mode = mode
    this.words = frameWords(site.language)
    this.known = new Set([...pathsOf(site), ...servedPaths(site, mode)])
  }

  get isPreview(): boolean {
    return this.mode === 'preview'
  }

  get hasFeed(): boolean {
    const { posts, showsNews, plugins } = this.site
    return plugins.includes('feed') && (posts.length > 0 || (showsNews && this.mode !== 'files'))
  }

  /** A link to a page of the site, given its path without slashes around it. */
  page(path: string): string {
    if (this.mode !== 'files') return `/${path}`
    return `${this.up()}${path === '' ? '' : `${path}/`}index.html`
  }

  /** A link to a file of the site. */
  file(path: string): string {
    return this.mode === 'files' ? `${this.up()}${path}` : `/${path}`
  }

  private up(): string {
    return this.path === '' ? '' : '../'.repeat(this.path.split('/').length)
  }

  /**
   * The link for an address that a reader typed; null if it is not safe, or there is no such page.
   */
  link(address: string): string | null {
    const target = readTarget(address)
    if (!target) return null
    if (target.kind === 'outside') return target.address
    if (target.kind === 'block') return `#${target.blockId}`
    if (!this.known.has(target.path)) return null
    return `${this.page(target.path)}${target.blockId ? `#${target.blockId}` : ''}`
  }

  /** A link like a button; null without a label, or outside of previews without a target. */
  button(label: string | Markup, address: string, look = 'button'): Markup | null {
    if (label === '') return null
    const href = this.link(address)
    if (href !== null) return markup`<a class="${look}" href="${href}">${label}</a>`
    return this.isPreview ? markup`<span class="${look} empty">${label}</span>` : null
  }

  /** A picture. The first one on a page is loaded at once, the others when they come into view. */
  picture(id: string, room: PictureRoom): Markup | null {
    const found = id === '' ? null : this.site.picture(id)
    if (!found || found.widths.length === 0) return null
    const isFirst = this.pictures++ === 0
    return markup`<img src="${this.source(found, MIDDLE_PX)}" srcset="${this.sources(found)}" sizes="${room.sizes}" width="${found.widthPx}" height="${found.heightPx}" alt="${found.alt}"${room.isCropped ? focusClass(found) : null} ${new Markup(isFirst ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"')}>`
  }

  /**
   * The smallest file of a picture that has at least the wanted width; the largest one if all are
   * smaller.
   */
  source({ file, widths }: PictureToDraw, wantedPx: number): string {
    return this.file(
      `media/${file}-${widths.find((width) => width >= wantedPx) ?? widths.at(-1)}.webp`,
    )
  }

  private sources({ file, widths }: PictureToDraw): string {
    return widths.map((width) => `${this.file(`media/${file}-${width}.webp`)} ${width}w`).join(', ')
  }
}

const MIDDLE_PX = 960

/** Paths of all pages and posts that links can lead to. */
export function pathsOf({ pages, posts }: SiteToDraw): ReadonlySet<string> {
  return new Set([
    ...pages.map(({ path }) => path),
    ...posts.map(({ path }) => path),
    ...(posts.length > 0 ? [POSTS_PATH] : []),
  ])
}

/**
 * Paths that the server answers without a page of the reader. The stories are also in an exported
 * folder.
 */
function servedPaths({ plugins, showsNews }: SiteToDraw, mode: DrawingMode): string[] {
  const hasChat = plugins.includes('chat') && mode !== 'files'
  return [...(hasChat ? [CHAT_PATH] : []), ...(showsNews ? [STORIES_PATH] : [])]
}

/**
 * The class for the focus of a picture, in steps of a tenth. It is a class because the content
 * security policy of sites forbids `style` attributes.
 */
function focusClass({ focus }: PictureToDraw): Markup | null {
  const step = (ratio: number) => Math.round(Math.min(1, Math.max(0, ratio)) * 10)
  const [x, y] = [step(focus.x), step(focus.y)]
  return x === 5 && y === 5 ? null : markup` class="x${x} y${y}"`
}
