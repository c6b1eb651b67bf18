import { hostOf } from '#engine/addresses/host-of.ts'
import type { StatedChapter } from '#engine/feeds/episodes/read-chapters.ts'
import type { Transcript } from '#engine/feeds/episodes/read-transcript.ts'
import type { Reading } from '#server/reading/reading.ts'

/** A downloaded file with the chapters or the transcript of a recording. */
interface FileBeside {
  body: Uint8Array
  address: string
}

export const chaptersReading: Reading<FileBeside, StatedChapter[]> = {
  name: 'chapters',
  what: () => 'The list of chapters',
  origin: ({ address }) => hostOf(address),
  async load() {
    const { readChapters } = await import('#engine/feeds/episodes/read-chapters.ts')
    return ({ body }) => readChapters(body)
  },
}

export const transcriptReading: Reading<FileBeside, Transcript> = {
  name: 'transcript',
  what: () => 'The transcript',
  origin: ({ address }) => hostOf(address),
  async load() {
    const { readTranscript } = await import('#engine/feeds/episodes/read-transcript.ts')
    return ({ body }) => readTranscript(body)
  },
}
