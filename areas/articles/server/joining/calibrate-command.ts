import type { World } from '#server/tools.ts'
import { calibrate, WRONG_AT_MOST, type Step } from '#engine/joining/calibration/calibrate.ts'
import { readJudged } from './judged-entries.ts'
import { applyThreshold, readThreshold, setThreshold } from './threshold.ts'

/**
 * Proposes the threshold of joining that fits a reader's own corrections, with the evidence, and
 * sets it if requested. Returns the lines to print.
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
    'threshold\tjoined\tdo not belong\tshare',
    ...steps.map(lineOf),
    `Entries join from ${current} on now.`,
  ]
  if (proposed === null) return [...lines, reason!]
  lines.push(
    `At most ${WRONG_AT_MOST * 100} % of the joined entries are wrong from ${proposed} on.`,
  )
  if (!apply) return [...lines, 'Set it with --apply.']
  await setThreshold(tools, proposed)
  await applyThreshold.run(tools, {})
  return [...lines, `Set to ${proposed}; the articles are being put right.`]
}

function lineOf({ joinAt, joined, wrong }: Step): string {
  const share = joined === 0 ? '-' : `${((100 * wrong) / joined).toFixed(1)} %`
  return `${joinAt.toFixed(2)}\t${joined}\t${wrong}\t${share}`
}
