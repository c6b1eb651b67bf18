import { extractPage, type ExtractedPage } from '#engine/pages/extract-page.ts'
import { pageText } from '#engine/pages/page-text.ts'
import type { PageToRead } from './page-reading.ts'

/** Extracts the article of a page from the bytes that were received. */
export function readPage(page: PageToRead): Promise<ExtractedPage> {
  return extractPage(pageText(page), page.address, page.rule ?? undefined)
}
