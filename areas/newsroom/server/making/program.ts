/**
 * The process that makes audio and video, one piece, and then ends. It holds no secret, reaches no database and no
 * network, and may be ended at any moment.
 */
import { flushCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import { Problem } from '#core/problem.ts'
import { READY } from '#server/reading/process-messages.ts'
import type { ReadingLimits } from '#server/reading/reading-process.ts'
import { watchSelf } from '#server/reading/watch-self.ts'
import type { FromMaker, ToMaker } from './make-work.ts'
import { makePiece } from './make-piece.ts'
import { makeSample } from './make-sample.ts'

// Whoever waits for a page of the hub comes first.
setPriority(constants.priority.PRIORITY_LOW)

const say = (said: FromMaker) => process.send!(said)
const waiting = new Map<number, (heard: Extract<ToMaker, { id: number }>) => void>()
let asked = 0

/** Asks whoever began this process, which knows the endpoint and its key. */
function speakByEndpoint({ text, voice }: { text: string; voice: string }): Promise<Uint8Array> {
  const id = asked++
  return new Promise((resolve, reject) => {
    waiting.set(id, (heard) => {
      waiting.delete(id)
      if (heard.kind === 'spoken') resolve(heard.sound)
      else reject(new Problem('unavailable', heard.problem))
    })
    say({ kind: 'speak', id, text, voice })
  })
}

process.on('disconnect', () => process.exit())
process.on('message', async (told: ToMaker) => {
  if (told.kind === 'spoken' || told.kind === 'unspoken') return waiting.get(told.id)?.(told)
  watchSelf(JSON.parse(process.argv[2]!) as ReadingLimits).begin()
  const report = throttled((stage, share) => say({ kind: 'progress', stage, share }))
  try {
    const piece =
      told.kind === 'make'
        ? await makePiece(told.work, { report, speakByEndpoint })
        : await makeSample(told.work, { speakByEndpoint })
    say({ kind: 'made', piece })
  } catch (error) {
    if (error instanceof Problem) return say({ kind: 'problem', problem: error.message })
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    say({ kind: 'failed', error: words, code: codeOf(error) })
  }
})
// It is killed at its end, so what it compiled is kept for the next one now, where node keeps any.
flushCompileCache()
process.send!(READY)

/** Such as "ENOSPC", by which a full disk is known. */
function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}

/** Each report is written down, and open screens ask again. */
const REPORT_EVERY_MS = 1000

/** The first of each stage, and then so often. */
function throttled(report: (stage: StageOf, share: number) => void): typeof report {
  let last: { stage: string; at: number } = { stage: '', at: 0 }
  return (stage, share) => {
    const now = performance.now()
    if (stage === last.stage && now - last.at < REPORT_EVERY_MS) return
    last = { stage, at: now }
    report(stage, share)
  }
}

type StageOf = Extract<FromMaker, { kind: 'progress' }>['stage']
