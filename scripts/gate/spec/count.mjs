import { idsIn, proofsByRun, proofsByTitle } from './proofs.mjs'
import { readReports } from './reports.mjs'
import { readRequirements } from './requirements.mjs'
import { readTitles } from './titles.mjs'

/**
 * Prints for each area how many rows are proven. Returns false if an id is unknown, a row that
 * needs a browser is proven only without one, or the given reports do not prove a row.
 */
export function countProofs({ reports, listsMissing }) {
  const rows = readRequirements()
  const titles = readTitles()
  const hasRun = reports.length > 0
  if (!hasRun) {
    console.log(
      'No reports of a run were given: a row counts where the title of a test names it.\n',
    )
  }
  const proofs = hasRun ? proofsByRun(readReports(reports), titles) : proofsByTitle(titles)
  const isProven = ({ id }) => proofs.has(id)
  const isSeen = ({ id, inBrowser }) => !inBrowser || Boolean(proofs.get(id)?.inBrowser)

  console.log(`${''.padEnd(12)} ${'proven'.padStart(11)}         in a browser`)
  for (const area of new Set(rows.map((row) => row.area))) {
    console.log(
      line(
        area,
        rows.filter((row) => row.area === area),
      ),
    )
  }
  console.log(line('total', rows))

  const missing = rows.filter((row) => !isProven(row))
  const unseen = rows.filter((row) => isProven(row) && !isSeen(row))
  const known = new Set(rows.map(({ id }) => id))
  const unknown = titles.flatMap(({ file, title }) =>
    idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id} in "${title}"`),
  )
  if (listsMissing || hasRun) for (const { id } of missing) console.log(`not proven: ${id}`)
  complain(
    'The checks of these rows are for a browser, and no journey names them:',
    unseen.map(({ id }) => id),
  )
  complain('These tests name rows that docs/spec/requirements.tsv does not have:', unknown)
  return unknown.length === 0 && unseen.length === 0 && !(hasRun && missing.length > 0)

  function line(name, ids) {
    const count = ids.filter(isProven).length
    const asking = ids.filter(({ inBrowser }) => inBrowser)
    const seen = asking.filter((row) => isProven(row) && isSeen(row)).length
    const percent = Math.round((count / ids.length) * 100)
    const all = `${String(count).padStart(4)} / ${String(ids.length).padStart(4)}  ${percent} %`
    return `${name.padEnd(12)} ${all.padEnd(20)} ${String(seen).padStart(3)} / ${String(asking.length).padStart(3)}`
  }
}

function complain(sentence, things) {
  if (things.length === 0) return
  console.error(`\n${sentence}`)
  for (const thing of things) console.error(`  ${thing}`)
}
