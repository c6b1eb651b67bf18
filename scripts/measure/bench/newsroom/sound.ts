import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Measured } from '../measured.ts'
import type { SoundMade } from './make-sound.ts'

const MINUTES = [3, 20]

/**
 * Measures pieces of two hosts, spoken by the built-in English voices and written as checked mp3
 * files.
 */
export async function measureNewsroomSound(): Promise<Measured> {
  const measured: Measured = {}
  for (const minutes of MINUTES) {
    const { soundSeconds, seconds, peakMb } = await makeSound(minutes)
    measured[`${minutes} minutes planned: seconds of sound`] = soundSeconds
    measured[`${minutes} minutes: seconds until checked`] = seconds
    measured[`${minutes} minutes: times real time`] = soundSeconds / seconds
    measured[`${minutes} minutes: peak memory, MB`] = peakMb
  }
  return { ...measured, 'load after': loadavg()[0]! }
}

function makeSound(minutes: number): Promise<SoundMade> {
  const program = fileURLToPath(new URL('./make-sound.ts', import.meta.url))
  const child = fork(program, [String(minutes)], {
    execArgv: ['--no-warnings', '--import', createRequire(import.meta.url).resolve('tsx')],
  })
  return new Promise((resolve, reject) => {
    child.once('message', (made) => resolve(made as SoundMade))
    child.once('exit', (code) => reject(new Error(`Making sound ended with ${code}.`)))
  })
}
