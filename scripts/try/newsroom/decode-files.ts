// Decodes each file to its end, in a process of its own, as the server checks new pieces. The
// parent process ends it.
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
