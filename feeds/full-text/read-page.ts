import { extractPage, type ExtractedPage } from '#engine/pages/extract-page.ts'
import { pageText } from '#engine/pages/page-text.ts'
import type { PageToRead } from './page-reading.ts'

/** The article of a page as it came over the wire. */
export function readPage(page: PageToRead): Promise<ExtractedPage> {
  return extractPage(pageText(page), page.address, page.rule ?? undefined)
}
