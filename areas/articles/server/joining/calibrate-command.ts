import type { World } from '#server/tools.ts'
import { calibrate, WRONG_AT_MOST, type Step } from '#engine/joining/calibration/calibrate.ts'
import { readJudged } from './judged-entries.ts'
import { readThreshold, recountEntries, setThreshold } from './threshold.ts'

/**
 * Proposes the counting threshold that a reader's own corrections speak for, with the evidence, and sets
 * it where that is asked for. Returns the lines to print.
 */
export async function calibrateThreshold(
  tools: World,
  readerId: string,
  { apply }: { apply: boolean },
): Promise<string[]> {
  const current = await readThreshold(tools.db)
  const { judged, wrong, steps, proposed, reason } = calibrate(await readJudged(tools.db, readerId))
  const lines = [
    `${judged} reviewed entries: ${judged - wrong} kept in articles that were opened, ${wrong} moved or split off`,
    'threshold\tcounted\tdo not belong\tshare',
    ...steps.map(lineOf),
    `Counted and cited from ${current} on now.`,
  ]
  if (proposed === null) return [...lines, reason!]
  lines.push(
    `At most ${WRONG_AT_MOST * 100} % of the counted entries are wrong from ${proposed} on.`,
  )
  if (!apply) return [...lines, 'Set it with --apply.']
  await setThreshold(tools, proposed)
  await recountEntries.run(tools, {})
  return [...lines, `Set to ${proposed}; the articles are being recounted.`]
}

function lineOf({ countAt, counted, wrong }: Step): string {
  const share = counted === 0 ? '-' : `${((100 * wrong) / counted).toFixed(1)} %`
  return `${countAt.toFixed(2)}\t${counted}\t${wrong}\t${share}`
}
