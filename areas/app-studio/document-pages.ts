import type { DocumentPage } from './contract.ts'

/** The page with an id, wherever it stands in the tree. */
export function findPage(pages: readonly DocumentPage[], id: string): DocumentPage | null {
  for (const page of pages) {
    const found = page.id === id ? page : findPage(page.children ?? [], id)
    if (found) return found
  }
  return null
}
