import type { DocumentPage } from './contract.ts'

/** Finds a page by its id, at any level of the tree. */
export function findPage(pages: readonly DocumentPage[], id: string): DocumentPage | null {
  for (const page of pages) {
    const found = page.id === id ? page : findPage(page.children ?? [], id)
    if (found) return found
  }
  return null
}
