import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkVideo } from '#media/video/check-video.ts'
import { drawCover } from '#media/video/draw-cover.ts'
import { makeVideo } from '#media/video/make-video.ts'
import { isVideoFormat, type FrameSize } from '#media/video/video.ts'
import type { Narration } from '#media/sound/narration.ts'
import type { Attempt } from '#media/stages/attempt.ts'
import type { MadePiece, MakeWork, MakerStage } from './make-work.ts'

const SIZES: Record<MakeWork['settings']['videoHeight'], FrameSize> = {
  720: { width: 1280, height: 720 },
  1080: { width: 1920, height: 1080 },
}

/**
 * Makes a video of a narration: draws the pictures, adds the sound, and decodes the file to check
 * it.
 */
export async function makeFilm(
  { folder, script, format, settings, pictures }: MakeWork,
  narration: Narration,
  attempt: (stage: MakerStage) => Attempt,
): Promise<Pick<MadePiece, 'file' | 'mediaType' | 'seconds'>> {
  const container = settings.videoContainer
  const file = join(folder, `piece.${container}`)
  await makeVideo({
    ...{ script, narration, container, path: file, attempt: attempt('drawing') },
    format: isVideoFormat(format) ? format : 'presentation',
    size: SIZES[settings.videoHeight],
    pictures: new Map(pictures),
  })
  attempt('checking').report(0)
  const { seconds } = await checkVideo(file)
  return { file, mediaType: `video/${container}`, seconds }
}

/** Draws the cover of a piece; null if its title cannot be drawn. */
export async function coverIn({ folder, script }: MakeWork): Promise<string | null> {
  const path = join(folder, 'cover.jpg')
  try {
    await writeFile(path, await drawCover(script))
    return path
  } catch {
    // No font of this machine may have a letter of the title. Audio does not need a cover.
    return null
  }
}
