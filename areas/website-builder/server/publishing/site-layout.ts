/** The type of a redirect among the files. Its content is the path to redirect to. */
export const REDIRECT = 'redirect'

/** The type of a page without content, into which content for one visitor is inserted. */
export const FRAME = 'frame'
export const FRAME_FILE = 'frame'
/**
 * The file into which stories are inserted. Unlike the other frame, search engines may index the
 * result.
 */
export const NEWS_FRAME_FILE = 'frame-of-news'
/** Placeholders in a frame for the title and other parts of a page. */
export const FRAME_TITLE = '%page-title%'
export const FRAME_CONTENT = '<!--page-content-->'
export const FRAME_DESCRIPTION = '%page-description%'
export const FRAME_PATH = '%page-path%'

/** The file that is shown for unknown paths. */
export const NOT_FOUND = '404.html'

const INDEX = 'index.html'

/** The file of a page, by the page's path without slashes around it. */
export function fileOfPage(path: string): string {
  return path === '' ? INDEX : `${path}/${INDEX}`
}

/** The path at which visitors can see a file. */
export function pathOfFile(file: string): string {
  if (file === INDEX) return ''
  return file.endsWith(`/${INDEX}`) ? file.slice(0, -INDEX.length - 1) : file
}

/** The files that a path may refer to, the most likely first. Slashes at its ends are ignored. */
export function filesFor(path: string): string[] {
  const plain = path.replace(/^\/{1,9}/, '').replace(/\/{1,9}$/, '')
  return [fileOfPage(plain), plain]
}
