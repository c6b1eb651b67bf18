import type { PageContent } from '../blocks/page-content.ts'
import type { SiteContact } from '../contracts/site-contact.ts'
import type { SitePlugin } from '../plugins.ts'
import type { Theme } from '../themes/theme.ts'

/** A site with everything that its pages are drawn from. Drawing it twice gives the same bytes. */
export interface SiteToDraw {
  name: string
  /** One sentence about the site; empty for none. */
  tagline: string
  /** A BCP 47 tag, such as "en" or "de". */
  language: string
  theme: Theme
  /** Its address without a slash at the end, such as "https://cafe.example"; null where none is known yet. */
  origin: string | null
  contact: SiteContact
  /** In the order of the menu. */
  pages: readonly PageToDraw[]
  /** The newest first. */
  posts: readonly PostToDraw[]
  /**
   * True if visitors see stories of the reader's hub; their places in pages are filled at each
   * request.
   */
  showsNews: boolean
  /** Null for a picture that is gone. */
  picture(id: string): PictureToDraw | null
  /** Null for a video that is gone. */
  video(id: string): VideoToDraw | null
  /** Drawn pictures of pages without one of their own, by the paths of the pages; absent where none is drawn. */
  cards?: ReadonlyMap<string, string>
  /** Plugins that visitors can use; blocks and pages of other plugins are left out. */
  plugins: readonly SitePlugin[]
}

export interface PageToDraw {
  /** The path without slashes around it; "" is the first page. */
  path: string
  title: string
  description: string
  isInMenu: boolean
  /** True if the page has a password. Then only its title and path are shown elsewhere. */
  isLocked?: boolean
  /** Shown where the page is shared; without one, a picture with its title is drawn. */
  sharePicture: string | null
  content: PageContent
}

export interface PostToDraw extends Omit<PageToDraw, 'isInMenu' | 'isLocked'> {
  publishedAt: string
  author: string
  tags: readonly string[]
  /** The language of the post; null if it is that of the site. */
  language: string | null
}

export interface PictureToDraw {
  /** The name of its files without width and ending: "media/3f2a-640.webp" is { file: '3f2a', widths: [640] }. */
  file: string
  /** Widths in pixels that there are, ascending. */
  widths: readonly number[]
  widthPx: number
  heightPx: number
  alt: string
  /** The point that stays in sight when it is cropped, as ratios from the left and the top. */
  focus: { x: number; y: number }
}

export interface VideoToDraw {
  /** The path of its file below the site, such as "media/3f2a.mp4". */
  file: string
  type: 'video/mp4' | 'video/webm'
  bytes: number
}

/**
 * The purpose of a drawing. `served`: for visitors at the site's own address. `preview`: for its reader, in a frame, where things
 * that are still to be filled in are shown and marked. `files`: for a folder on a disk, with relative links.
 */
export type DrawingMode = 'served' | 'preview' | 'files'

export interface DrawnFile {
  /**
   * The path without a slash at the beginning, such as "about/index.html" or
   * "assets/style-1a2b.css".
   */
  path: string
  type: string
  body: string | Uint8Array
}
