import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkSound } from '#media/sound-files/check-sound.ts'
import { writeMp3 } from '#media/sound-files/write-mp3.ts'
import { narrate } from '#media/sound/narrate.ts'
import type { Narration } from '#media/sound/narration.ts'
import { chooseVoices } from '#media/speech/choose-voices.ts'
import { wishedVoices } from './wished-voices.ts'
import { coverIn, makeFilm } from './make-film.ts'
import type { MadePiece, MakeWork, MakerStage } from './make-work.ts'
import type { Attempt } from '#media/stages/attempt.ts'

/** Functions that the maker process needs from its parent process. */
export interface Outside {
  report(stage: MakerStage, share: number): void
  speakByEndpoint(asked: { text: string; voice: string }): Promise<Uint8Array>
}

/**
 * Makes a piece in the folder of its job, stage by stage. The piece is decoded to its end before it
 * counts as finished.
 */
export async function makePiece(work: MakeWork, outside: Outside): Promise<MadePiece> {
  const { folder, script, settings } = work
  // The signal never aborts, because a reader who cancels ends the whole process.
  const { signal } = new AbortController()
  const attempt = (stage: MakerStage): Attempt => ({
    folder,
    signal,
    report: (share) => outside.report(stage, share),
  })
  const voices = await chooseVoices({
    language: script.language,
    ...wishedVoices(settings, outside.speakByEndpoint),
  })
  const narration = await narrate({ script, voices, attempt: attempt('speaking') })
  const cover = await coverIn(work)
  const made =
    work.type === 'audio'
      ? await makeAudio(work, narration, cover, attempt)
      : await makeFilm(work, narration, attempt)
  const { lines, cues, chapters } = narration
  return {
    ...made,
    cover,
    timing: { lines: [...lines], cues: [...cues], chapters: [...chapters] },
    voices: [`${voices.a.name}, ${voices.b.name}`, ...voices.notes].join('. '),
  }
}

type Made = Pick<MadePiece, 'file' | 'mediaType' | 'seconds'>

async function makeAudio(
  { folder, script, at }: MakeWork,
  narration: Narration,
  cover: string | null,
  attempt: (stage: MakerStage) => Attempt,
): Promise<Made> {
  const file = join(folder, 'piece.mp3')
  await writeMp3({
    ...{ narration, script, path: file, attempt: attempt('encoding'), madeAt: new Date(at) },
    ...(cover !== null && { cover: await readFile(cover) }),
  })
  attempt('checking').report(0)
  const { seconds } = await checkSound(file)
  return { file, mediaType: 'audio/mpeg', seconds }
}
