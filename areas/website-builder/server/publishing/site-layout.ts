/** The type of a redirect among the files; its content is the path that visitors are sent to. */
export const REDIRECT = 'redirect'

/** The type of a page without content, in which pages that are made for one visitor are shown. */
export const FRAME = 'frame'
export const FRAME_FILE = 'frame'
/** The frame of stories, which search engines list. */
export const NEWS_FRAME_FILE = 'frame-of-news'
/** Placeholders in the frame for the parts of a page. */
export const FRAME_TITLE = '%page-title%'
export const FRAME_CONTENT = '<!--page-content-->'
export const FRAME_DESCRIPTION = '%page-description%'
export const FRAME_PATH = '%page-path%'

/** The page that is shown at unknown paths. */
export const NOT_FOUND = '404.html'

const INDEX = 'index.html'

/** The file of a page, by its path without slashes around it. */
export function fileOfPage(path: string): string {
  return path === '' ? INDEX : `${path}/${INDEX}`
}

/** The path at which visitors see a file. */
export function pathOfFile(file: string): string {
  if (file === INDEX) return ''
  return file.endsWith(`/${INDEX}`) ? file.slice(0, -INDEX.length - 1) : file
}

/** The files that a path may mean, the likeliest first. Slashes around it and the name of the file in a folder do not count. */
export function filesFor(path: string): string[] {
  const plain = path.replace(/^\/{1,9}/, '').replace(/\/{1,9}$/, '')
  return [fileOfPage(plain), plain]
}
