import { Problem } from '#core/problem.ts'

/** A file in no form that is read, with the forms that are. */
export function unknownFile(what: string): Problem {
  return new Problem(
    'invalid',
    `${what} Choose one of these: bookmarks of a browser (HTML, or the JSON of Chrome and Firefox); starred articles of FreshRSS, Inoreader, Feedbin or Miniflux (JSON); an export of Raindrop, Pocket, Instapaper or Readwise Reader (CSV), of Wallabag, Omnivore, Karakeep, Linkwarden or Pinboard (JSON); a table with a column "url"; or a list of addresses, one a line.`,
  )
}
