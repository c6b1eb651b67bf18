import { readFileSync } from 'node:fs'

const TABLE = 'docs/spec/requirements.tsv'

/**
 * Beginnings of checks that test a function or a part of a screen; all other checks test a screen.
 */
const ASIDE = /^(Unit|Render)\b(?! and UI)/i
/** Actions in such a check that only a browser can do. */
const ALSO_IN_BROWSER =
  /\b(click|hover|drag|press|scroll|keyboard|set page|block images|clear the field|toolbar|shown|cards to lead|filter offers)\b/i

/** Checks that read as if for a browser, but are not. */
const NOT_IN_BROWSER = new Map([
  ['SHELL-081', 'a build with a commit is another build: the program is asked what it says'],
  ['DATA-002', 'counts sample articles'],
])

/** The rows, in the order of the table. It is plain: cells hold no tab, no line break and no quoting. */
export function readRequirements() {
  const [head, ...lines] = readFileSync(TABLE, 'utf8').trimEnd().split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = Object.fromEntries(line.split('\t').map((cell, index) => [names[index], cell]))
    return { id: cells.id, area: cells.area, inBrowser: asksForBrowser(cells) }
  })
}

/** Says if the row's `how_to_check` can only be done where a page can be seen. */
function asksForBrowser({ id, how_to_check: check = '' }) {
  if (check === '' || NOT_IN_BROWSER.has(id)) return false
  return !ASIDE.test(check) || ALSO_IN_BROWSER.test(check)
}
