import { join } from 'node:path'
import type { Script } from '#engine/scripts/script.ts'
import { checkSound } from '#media/sound-files/check-sound.ts'
import { writeMp3 } from '#media/sound-files/write-mp3.ts'
import { narrate } from '#media/sound/narrate.ts'
import { chooseVoices } from '#media/speech/choose-voices.ts'
import { wishedVoices } from './wished-voices.ts'
import type { Outside } from './make-piece.ts'
import type { MadePiece, SampleWork } from './make-work.ts'

/** Makes the sound of one sentence in the voice of a speaker, as a piece would have it. */
export async function makeSample(
  { folder, text, language, speaker, settings }: SampleWork,
  { speakByEndpoint }: Pick<Outside, 'speakByEndpoint'>,
): Promise<MadePiece> {
  const script: Script = {
    title: text,
    language,
    sections: [{ kind: 'opening', title: '', lines: [{ speaker, text, citations: [] }] }],
    sources: [],
    shortage: null,
  }
  const voices = await chooseVoices({ language, ...wishedVoices(settings, speakByEndpoint) })
  const attempt = { folder, report: () => {}, signal: new AbortController().signal }
  const narration = await narrate({ script, voices, attempt })
  const file = join(folder, 'sample.mp3')
  await writeMp3({ narration, script, path: file, attempt })
  const { seconds } = await checkSound(file)
  const timing = { lines: [], cues: [], chapters: [] }
  return {
    file,
    cover: null,
    mediaType: 'audio/mpeg',
    seconds,
    timing,
    voices: voices[speaker].name,
  }
}
