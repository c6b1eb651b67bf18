import type { PageContent } from '../blocks/page-content.ts'
import type { SiteContact } from '../contracts/site-contact.ts'
import type { SitePlugin } from '../plugins.ts'
import type { Theme } from '../themes/theme.ts'

/**
 * A site with all data that its pages are made from. Rendering the same data always gives the same
 * bytes.
 */
export interface SiteToDraw {
  name: string
  /** One sentence about the site; may be empty. */
  tagline: string
  /** A BCP 47 tag, such as "en" or "de". */
  language: string
  theme: Theme
  /**
   * The address of the site without a slash at the end, such as "https://cafe.example"; null if it
   * is not known yet.
   */
  origin: string | null
  contact: SiteContact
  /** The pages in the order of the menu. */
  pages: readonly PageToDraw[]
  /** The posts, newest first. */
  posts: readonly PostToDraw[]
  /**
   * True if the site shows stories of the reader's hub. Their placeholders are replaced at each
   * request.
   */
  showsNews: boolean
  /** Returns a picture; null if it was deleted. */
  picture(id: string): PictureToDraw | null
  /** Returns a video; null if it was deleted. */
  video(id: string): VideoToDraw | null
  /**
   * Pictures made for pages without a picture of their own, by the paths of the pages; absent if
   * none were made.
   */
  cards?: ReadonlyMap<string, string>
  /** Plugins that are switched on; blocks and pages of other plugins are left out. */
  plugins: readonly SitePlugin[]
}

export interface PageToDraw {
  /** The path without slashes around it; "" is the first page. */
  path: string
  title: string
  description: string
  isInMenu: boolean
  /** True if the page has a password. Then other pages only show its title and path. */
  isLocked?: boolean
  /**
   * The id of the picture that is shown when the page is shared; null for one that is made from its
   * title.
   */
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
  /**
   * The name of the picture's files without width and extension: "media/3f2a-640.webp" is { file:
   * '3f2a', widths: [640] }.
   */
  file: string
  /** The widths of the files in pixels, ascending. */
  widths: readonly number[]
  widthPx: number
  heightPx: number
  alt: string
  /**
   * The point that stays visible when the picture is cropped, as shares of its width and height.
   */
  focus: { x: number; y: number }
}

export interface VideoToDraw {
  /** The path of the file on the site, such as "media/3f2a.mp4". */
  file: string
  type: 'video/mp4' | 'video/webm'
  bytes: number
}

/**
 * The purpose of rendering: `served` for visitors at the site's own address, `preview` for the
 * reader in a frame, with fields that are still to be filled in, and `files` for a folder on a
 * disk, with relative links.
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
