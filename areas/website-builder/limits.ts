/** Sites of readers and their pages. */
export const PAGES = {
  /** Sites of one reader, and pages of one site. */
  sites: 100,
  pages: 200,
  /** Blocks of one page, the rows of a list in one, and the page as JSON. */
  blocks: 400,
  rows: 100,
  contentBytes: 400_000,
  /** One field of a block; less where it is one line, or an address. */
  fieldCharacters: 20_000,
  lineCharacters: 300,
  addressCharacters: 2000,
  blockIdCharacters: 64,
  fieldNameCharacters: 50,
  titleCharacters: 200,
  descriptionCharacters: 300,
  pathCharacters: 120,
  /** Former paths of pages that lead to the present ones, of one site. */
  redirects: 500,
  /** Days in which a deleted site or page can be restored. */
  restoredDays: 30,
} as const
