import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '#core/problem.ts'
import type { Script } from '#engine/scripts/script.ts'
import type { Attempt } from '../stages/attempt.ts'
import { wholeFile, writeWhole } from '../stages/whole-file.ts'
import { gainsOf, mix, type Gains } from './mix.ts'
import { RATE, type Narration } from './narration.ts'
import { spokenFile, type Voices } from './speak-lines.ts'
import { timelineOf } from './timeline.ts'
import { utterancesOf } from './utterances.ts'

export interface NarrateOptions {
  script: Script
  voices: Voices
  attempt: Attempt
}

/** The share of progress that speaking takes; the rest is mixing. */
const SPEAKING_SHARE = 0.85
/**
 * The most mixes. Each one makes up for the loudness that the limiter removed in the one before;
 * sound with many peaks needs several.
 */
const MOST_MIXES = 4
/** Mixing ends when the loudness is this near to the wanted one, in decibels. */
const NEAR_ENOUGH = 0.25

/**
 * Speaks a script. Each sentence is kept in the folder of the job until all of them are joined. The
 * finished narration stays in the folder, so that a second call returns it at once.
 */
export async function narrate({ script, voices, attempt }: NarrateOptions): Promise<Narration> {
  const { folder, signal, report } = attempt
  const utterances = utterancesOf(script)
  if (utterances.every(({ text }) => text === '')) {
    throw new Problem('invalid', 'There are no words to speak in this piece.')
  }
  const name = createHash('sha256')
    .update(
      JSON.stringify([
        utterances,
        script.sections.map(({ title }) => title),
        voices.a.name,
        voices.b.name,
      ]),
    )
    .digest('hex')
    .slice(0, 16)
  const finished = join(folder, `narration-${name}.json`)
  const known = await readKnown(finished)
  if (known) return known

  const spoken = join(folder, 'spoken')
  await mkdir(spoken, { recursive: true })
  const paths: (string | null)[] = []
  for (const [i, utterance] of utterances.entries()) {
    signal.throwIfAborted()
    paths.push(utterance.text === '' ? null : await spokenFile(utterance, voices, spoken, signal))
    report((SPEAKING_SHARE * (i + 1)) / utterances.length)
    // This lets other events run, such as a cancellation; built-in voices never wait for anything.
    await new Promise(setImmediate)
  }

  const { placed, length, ...times } = await timelineOf(script, utterances, paths)
  const path = join(folder, `narration-${name}.pcm`)
  await wholeFile(path, async (file) => {
    let gains: Gains = await gainsOf(placed)
    for (let i = 0; i < MOST_MIXES; i++) {
      const missing = await mix(file, placed, length, gains, signal)
      if (Math.abs(20 * Math.log10(missing)) < NEAR_ENOUGH) return
      gains = { a: gains.a * missing, b: gains.b * missing }
    }
  })
  const narration: Narration = { path, seconds: length / RATE, ...times }
  await writeWhole(finished, JSON.stringify(narration))
  await rm(spoken, { recursive: true, force: true })
  report(1)
  return narration
}

async function readKnown(path: string): Promise<Narration | null> {
  try {
    const known = JSON.parse(await readFile(path, 'utf8')) as Narration
    // The stored path may be outdated, because the folder may have been moved.
    return { ...known, path: path.replace(/\.json$/, '.pcm') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
