// `report.ts FOLDER` reads the notes of scripts/gate/test.mjs and of the tests from a folder,
// writes reports/gate.json, and prints a table. It fails if tests exceeded their budget.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measure, type KindOfTest, type Part } from './measure.ts'
import type { Note } from './note.ts'
import { overBudget } from './over-budget.ts'
import { tableOf } from './table.ts'
import type { Watch } from './watch.ts'

/** The content of parts.json, which scripts/gate/test.mjs writes. */
interface Handed {
  parts: Part[]
  flaky: string[]
  /** True for a run of more random cases than the budgets allow for. */
  isDeep: boolean
}

const [folder = '.'] = process.argv.slice(2)
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

const { parts, flaky, isDeep }: Handed = JSON.parse(read('parts.json'))
const watch: Watch = JSON.parse(read('watch.json'))
const lines = existsSync(join(folder, 'notes.jsonl')) ? read('notes.jsonl').trim().split('\n') : []
const notes = lines.filter(Boolean).map((line): Note => JSON.parse(line))

const measured = measure({ parts, flaky, watch, notes })
mkdirSync('reports', { recursive: true })
writeFileSync('reports/gate.json', `${JSON.stringify(measured, null, 1)}\n`)

const kinds: KindOfTest[] = process.platform === 'linux' ? ['unit', 'journeys'] : []
const judged = isDeep ? kinds.filter((kind) => kind !== 'unit') : kinds
const over = overBudget(measured, judged)
say(tableOf(measured))
if (kinds.length === 0) say('Processes cannot be read here, so budgets are checked on Linux only.')
for (const sentence of over) say(`\n${sentence}`)
process.exitCode = over.length === 0 ? 0 : 1

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
