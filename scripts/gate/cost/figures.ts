// `npx tsx scripts/gate/cost/figures.ts` prints the budgets that follow from the last whole run, to
// be copied into area.ts and budgets.ts.
import { readFileSync } from 'node:fs'
import { budgetFile } from './budgets.ts'
import type { Measured, Use } from './measure.ts'

/** Budgets are rounded up to a multiple of this, because small times vary most between runs. */
const ROUND_UP_TO = 5
const LEAST = 10

const { places }: Measured = JSON.parse(readFileSync('reports/gate.json', 'utf8'))
const figure = ({ usedS }: Use) =>
  usedS < 0.5 ? 0 : Math.max(LEAST, Math.ceil(usedS / ROUND_UP_TO) * ROUND_UP_TO)

for (const { place, unit, journeys } of places) {
  const budget = `{ unit: ${figure(unit)}, journeys: ${figure(journeys)} }`
  process.stdout.write(`${budgetFile(place).padEnd(36)} ${place.padEnd(24)} ${budget}\n`)
}
