import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makerLimits } from '#areas/newsroom/server/maker/maker-process.ts'
import type { MadePiece, MakeWork } from '#areas/newsroom/server/maker/make-work.ts'
import { makerProgram } from '#areas/newsroom/server/programs.ts'
import { usualVoices } from '#areas/newsroom/server/settings/voice-settings.ts'
import { endChild } from '#server/children/endings.ts'
import { giveWork } from '#server/children/give-work.ts'
import { startChild } from '#server/children/start-child.ts'
import type { Measured } from '../measured.ts'
import { measureListsMeanwhile } from './lists-meanwhile.ts'
import { pieceOf } from './sound-piece.ts'

const CASES: [name: string, type: MakeWork['type'], format: string, minutes: number][] = [
  ['audio, 3 minutes', 'audio', 'podcast', 3],
  ['audio, 20 minutes', 'audio', 'podcast', 20],
  ['slides, 1 minute', 'video', 'presentation', 1],
  ['animated, 1 minute', 'video', 'animated', 1],
  ['talking head, 1 minute', 'video', 'talking-head', 1],
]

/**
 * Measures the built process that makes pieces, from a script to the checked file: its time and its
 * peak memory.
 */
export async function measureMaker(): Promise<Measured> {
  const measured: Measured = {}
  for (const [name, type, format, minutes] of CASES) {
    const { seconds, wallSeconds, peakMb } = await makeBuilt(type, format, minutes)
    measured[name] =
      `${seconds.toFixed(0)} s in ${wallSeconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB at most, load ${loadavg()[0]!.toFixed(1)}`
  }
  return { ...measured, ...(await measureListsMeanwhile()) }
}

async function makeBuilt(type: MakeWork['type'], format: string, minutes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'synthwire-bench-'))
  const source = pathToFileURL(join('dist', 'server', `${makerProgram.name}.js`))
  const child = await startChild({ ...makerProgram, source }, makerLimits.memoryBytes)
  const script = pieceOf(minutes)
  const at = new Date().toISOString()
  const work = { folder, script, type, format, settings: usualVoices, pictures: [], at }
  const begun = performance.now()
  try {
    const made = await giveWork<MadePiece>(child, { kind: 'make', work }, makerLimits)
    if (made.kind !== 'done') throw new Error(`It ended otherwise: ${JSON.stringify(made)}`)
    const wallSeconds = (performance.now() - begun) / 1000
    return { seconds: made.answer.seconds, wallSeconds, peakMb: peakMbOf(child.pid!) }
  } finally {
    await endChild(child)
    await rm(folder, { recursive: true, force: true })
  }
}

/** The peak memory as Linux reports it. */
function peakMbOf(pid: number): number {
  const [, kb] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kb) / 1024
}
