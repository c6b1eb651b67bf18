/**
 * The program of the maker process, which makes one piece of audio or video and then ends. It has
 * no secrets and no access to the database or the network, and may be killed at any moment.
 */
import { flushCompileCache } from 'node:module'
import { constants } from 'node:os'
import { lowerPriority } from '#server/children/lower-priority.ts'
import { serveParent } from '#server/children/serve-parent.ts'
import type { MakerNews, MakerWork, SentenceToSpeak } from './make-work.ts'
import { makePiece } from './make-piece.ts'
import { makeSample } from './make-sample.ts'

// The priority is low, so that requests for pages come first.
lowerPriority(constants.priority.PRIORITY_LOW)
// Compiled code is written to the cache now, because the process will be killed when it is done.
flushCompileCache()

serveParent<MakerWork, MakerNews, SentenceToSpeak>(({ kind, work }, parent) => {
  const speakByEndpoint = (sentence: SentenceToSpeak) => parent.ask<Uint8Array>(sentence)
  if (kind === 'sample') return makeSample(work, { speakByEndpoint })
  const report = throttled((stage, share) => parent.tell({ stage, share }))
  return makePiece(work, { report, speakByEndpoint })
})

/** The pause between two reports, since each report is stored and makes open screens update. */
const REPORT_EVERY_MS = 1000

/** Passes on the first report of each stage, and then at most one in each interval. */
function throttled(report: (stage: StageOf, share: number) => void): typeof report {
  let last: { stage: string; at: number } = { stage: '', at: 0 }
  return (stage, share) => {
    const now = performance.now()
    if (stage === last.stage && now - last.at < REPORT_EVERY_MS) return
    last = { stage, at: now }
    report(stage, share)
  }
}

type StageOf = MakerNews['stage']
