// A separate process, like the one that makes pieces: it speaks a piece of a given number of
// minutes and reports the cost.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSound } from '#media/sound-files/check-sound.ts'
import { writeMp3 } from '#media/sound-files/write-mp3.ts'
import { narrate } from '#media/sound/narrate.ts'
import { chooseVoices } from '#media/speech/choose-voices.ts'
import { pieceOf } from './sound-piece.ts'

export interface SoundMade {
  soundSeconds: number
  seconds: number
  peakMb: number
}

const folder = mkdtempSync(join(tmpdir(), 'synthwire-sound-'))
const attempt = { folder, report: () => undefined, signal: new AbortController().signal }
const started = performance.now()
const script = pieceOf(Number(process.argv[2]))
const voices = await chooseVoices({ language: script.language, settings: {} })
const narration = await narrate({ script, voices, attempt })
const path = join(folder, 'piece.mp3')
await writeMp3({ narration, script, path, attempt })
const { seconds: soundSeconds } = await checkSound(path)
const made: SoundMade = {
  soundSeconds,
  seconds: (performance.now() - started) / 1000,
  peakMb: process.resourceUsage().maxRSS / 1024,
}
rmSync(folder, { recursive: true })
process.send!(made)
