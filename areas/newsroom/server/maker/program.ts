/**
 * The process that makes audio and video, one piece, and then ends. It holds no secret, reaches no database and no
 * network, and may be ended at any moment.
 */
import { flushCompileCache } from 'node:module'
import { constants } from 'node:os'
import { lowerPriority } from '#server/children/lower-priority.ts'
import { serveParent } from '#server/children/serve-parent.ts'
import type { MakerNews, MakerWork, SentenceToSpeak } from './make-work.ts'
import { makePiece } from './make-piece.ts'
import { makeSample } from './make-sample.ts'

// Requests for pages of the server come first.
lowerPriority(constants.priority.PRIORITY_LOW)
// The process is killed at its end, so compiled code is written to the cache now.
flushCompileCache()

serveParent<MakerWork, MakerNews, SentenceToSpeak>(({ kind, work }, parent) => {
  const speakByEndpoint = (sentence: SentenceToSpeak) => parent.ask<Uint8Array>(sentence)
  if (kind === 'sample') return makeSample(work, { speakByEndpoint })
  const report = throttled((stage, share) => parent.tell({ stage, share }))
  return makePiece(work, { report, speakByEndpoint })
})

/** The time between two reports, since each one is stored and makes open screens ask again. */
const REPORT_EVERY_MS = 1000

/** Passes on the first report of each stage, and then one each interval. */
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
