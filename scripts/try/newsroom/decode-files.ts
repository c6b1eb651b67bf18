// A process of its own, as pieces are checked in: decodes each file to its end, and is ended by whoever asked.
import { checkSound } from '#media/sound-files/check-sound.ts'
import { checkVideo } from '#media/video/check-video.ts'

export interface FileToDecode {
  path: string
  mediaType: string
}

process.on('message', async (files: FileToDecode[]) => {
  const seconds: number[] = []
  for (const { path, mediaType } of files) {
    const check = mediaType.startsWith('audio/') ? checkSound : checkVideo
    seconds.push((await check(path)).seconds)
  }
  process.send!(seconds)
})
