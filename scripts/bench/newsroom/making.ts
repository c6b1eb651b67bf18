import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { forkMaker } from '#areas/newsroom/server/making/making-process.ts'
import type { FromMaker, MakeWork, ToMaker } from '#areas/newsroom/server/making/make-work.ts'
import { usualVoices } from '#areas/newsroom/server/settings/voice-settings.ts'
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

/** The built process that makes pieces, from a script to the checked file: time and the most memory it ever had. */
export async function measureMaking(): Promise<Measured> {
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
  const child = await forkMaker(pathToFileURL(join('dist', 'server', 'making-process.js')))
  const script = pieceOf(minutes)
  const at = new Date().toISOString()
  const work = { folder, script, type, format, settings: usualVoices, pictures: [], at }
  const begun = performance.now()
  // The child alone does not keep this process.
  const awake = setInterval(() => {}, 1000)
  try {
    const seconds = await new Promise<number>((resolve, reject) => {
      child.on('message', (said: FromMaker) => {
        if (said.kind === 'made') resolve(said.piece.seconds)
        else if (said.kind === 'problem') reject(new Error(said.problem))
        else if (said.kind === 'failed') reject(new Error(said.error))
      })
      child.once('exit', (code, signal) => reject(new Error(`It ended with ${signal ?? code}`)))
      child.send({ kind: 'make', work } satisfies ToMaker)
    })
    const wallSeconds = (performance.now() - begun) / 1000
    return { seconds, wallSeconds, peakMb: peakMbOf(child.pid!) }
  } finally {
    clearInterval(awake)
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}

/** Linux only: what the system says that it had at most. */
function peakMbOf(pid: number): number {
  const [, kb] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kb) / 1024
}
