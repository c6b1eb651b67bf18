/**
 * Limits of pages from which articles are read. The largest of 181 measured news pages reached two
 * thirds of them.
 */
export const PAGE = {
  elements: 6_000,
  attributes: 500,
  depth: 256,
  references: 25_000,
  /** The most characters of an element's name. */
  nameCharacters: 100,
} as const

/** Limits of entries' HTML: longer text is cut, and deeper elements are replaced by their words. */
export const MARKUP = {
  characters: 400_000,
  textCharacters: 200_000,
  mailCharacters: 1_000_000,
  /** The depth at which browsers stop nesting elements. */
  depth: 512,
  /**
   * The most pictures in the answer for one entry. Further pictures are replaced by their
   * descriptions.
   */
  pictures: 500,
  /** The most tables in the answer for one entry that scroll by themselves. */
  tables: 100,
  /** The most embeds with a player in the answer for one entry. Further embeds are links. */
  embeds: 50,
} as const
