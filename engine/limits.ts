/** Pages that an article is read out of; the largest of 181 news pages had two thirds of it. */
export const PAGE = {
  elements: 6_000,
  attributes: 500,
  depth: 256,
  references: 25_000,
  /** The name of an element itself. */
  nameCharacters: 100,
} as const

/** HTML of entries: what is longer is cut, what is deeper leaves its words alone. */
export const MARKUP = {
  characters: 400_000,
  textCharacters: 200_000,
  mailCharacters: 1_000_000,
  /** The depth at which browsers stop to nest. */
  depth: 512,
  /** Pictures in the answer for one entry; others are said in words. */
  pictures: 500,
  /** Tables in the answer for one entry that scroll by themselves. */
  tables: 100,
  /** Embeds with a player in the answer for one entry; others are links. */
  embeds: 50,
} as const
