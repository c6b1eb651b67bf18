import { readFileSync } from 'node:fs'

const TABLE = 'docs/spec/requirements.tsv'

/** Matches checks that test a function or a part of a screen; all other checks need a browser. */
const ASIDE = /^(Unit|Render)\b(?! and UI)/i
/** Matches actions in such a check that nevertheless need a browser. */
const ALSO_IN_BROWSER =
  /\b(click|hover|drag|press|scroll|keyboard|set page|block images|clear the field|toolbar|shown|cards to lead|filter offers)\b/i

/** Rows whose checks sound as if they needed a browser but do not, with the reason. */
const NOT_IN_BROWSER = new Map([
  ['SHELL-081', 'a build with a commit is another build: the program is asked what it says'],
  ['DATA-002', 'counts sample articles'],
])

/**
 * Reads the rows in the order of the table. Its cells contain no tab and no line break, and are not
 * quoted.
 */
export function readRequirements() {
  const [head, ...lines] = readFileSync(TABLE, 'utf8').trimEnd().split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = Object.fromEntries(line.split('\t').map((cell, index) => [names[index], cell]))
    return { id: cells.id, area: cells.area, inBrowser: asksForBrowser(cells) }
  })
}

/** Says if the row's `how_to_check` needs a browser. */
function asksForBrowser({ id, how_to_check: check = '' }) {
  if (check === '' || NOT_IN_BROWSER.has(id)) return false
  return !ASIDE.test(check) || ALSO_IN_BROWSER.test(check)
}
