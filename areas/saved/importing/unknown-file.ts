import { Problem } from '#core/problem.ts'

/** The error for a file in an unknown format, which lists the known ones. */
export function unknownFile(what: string): Problem {
  return new Problem(
    'invalid',
    `${what} Choose one of these: bookmarks of a browser (HTML, or the JSON of Chrome and Firefox); starred articles of FreshRSS, Inoreader, Feedbin or Miniflux (JSON); an export of Raindrop, Pocket, Instapaper or Readwise Reader (CSV), of Wallabag, Omnivore, Karakeep, Linkwarden or Pinboard (JSON); a table with a column "url"; or a list of addresses, one a line.`,
  )
}

/**
 * Private files of programs that have bookmarks, recognized by their beginning, each with advice
 * for an export.
 */
const KEPT_FILES: readonly (readonly [beginning: string, what: string])[] = [
  [
    'bplist00',
    'This is a file that Safari keeps for itself, in a form that is not read. Export your bookmarks in Safari (File, Export Bookmarks), or convert it: plutil -convert xml1 Bookmarks.plist.',
  ],
  [
    'SQLite format 3',
    'This is a database that a program keeps for itself, such as places.sqlite of Firefox. Export your bookmarks there as HTML or JSON, and choose that file.',
  ],
  [
    'mozLz4',
    'This is a packed backup that Firefox keeps for itself. Choose Import and Backup, then Export Bookmarks to HTML or Backup, in the Library of Firefox.',
  ],
  ['%PDF-', 'This is a PDF. Export your bookmarks as HTML, JSON or CSV, and choose that file.'],
]

/** Fails if the file is a known private file, with advice for an export. */
export function refuseKnown(head: string): void {
  const known = KEPT_FILES.find(([beginning]) => head.startsWith(beginning))
  if (known) throw new Problem('invalid', known[1])
}
