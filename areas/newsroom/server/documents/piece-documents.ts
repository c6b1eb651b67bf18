import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import limit from 'p-limit'
import type { AskedByReader, ReaderRoute, Reply } from '#server/web/routes/route.ts'
import { Problem } from '#core/problem.ts'
import type { Desk, Tools } from '#server/tools.ts'
import { makeInProcess } from '../maker/maker-process.ts'
import { PIECES_PATH } from '../pieces/pieces-path.ts'
import { finishedPiece } from '../playing/read-piece.ts'
import { speakByEndpoint } from '../settings/speak-by-endpoint.ts'
import { readVoiceSettings } from '../settings/voice-settings.ts'
import { transcript } from '#media/sound-files/captions.ts'
import { exportCitedText } from '#server/cited-text/export-cited-text.ts'
import { textOf } from '../text/text-of.ts'
import { sampleSentence } from './sample-sentences.ts'
import { serveCaptions, serveChapters, serveCover, serveFile } from './piece-files.ts'

/** Routes for samples, and for files of finished pieces, which only their reader may request. */
export const pieceDocuments: ReaderRoute[] = [
  {
    who: 'reader',
    path: `${PIECES_PATH}/sample`,
    answer: (tools, asked) => oneAtATime(() => serveSample(tools, asked)),
  },
  {
    who: 'reader',
    path: `${PIECES_PATH}/:id/:file`,
    async answer(tools, { params: { id = '', file = '' }, headers, readerId }) {
      const found = await finishedPiece({ db: tools.db, readerId }, id).catch(nothingIfGone)
      if (!found) return null
      const { piece, job, script } = found
      if (file === 'media') return serveFile(tools.media, piece, headers)
      if (file === 'cover') return serveCover(tools.media, piece)
      if (file === 'captions.vtt') {
        return piece.timing && serveCaptions(piece.timing, script.language)
      }
      if (file === 'transcript.txt') {
        return { type: 'text/plain; charset=utf-8', body: transcript(script) }
      }
      if (file === 'chapters.json') return piece.timing && serveChapters(piece.timing)
      return exportCitedText(textOf(script, { isList: job.format === 'bullet' }), file)
    },
  },
]

function nothingIfGone(error: unknown): null {
  if (error instanceof Problem) return null
  throw error
}

/** Samples are made one at a time, because speaking uses a processor for seconds. */
const oneAtATime = limit(1)

/** Serves one sentence in the voice of a host, which is made on request. */
async function serveSample(
  tools: Tools,
  { query, readerId }: AskedByReader,
): Promise<Reply | null> {
  const desk = tools as Desk
  const { language, text } = sampleSentence(query.get('language') ?? 'en')
  const speaker = query.get('speaker') === 'b' ? 'b' : 'a'
  const settings = await readVoiceSettings(desk.db, readerId)
  const folder = await mkdtemp(join(tmpdir(), 'synthwire-sample-'))
  const stopping = new AbortController()
  try {
    const { file, mediaType } = await makeInProcess(
      { kind: 'sample', work: { folder, text, language, speaker, settings } },
      {
        report: () => {},
        speak: (text, voice) => speakByEndpoint(desk, settings, { text, voice }, stopping.signal),
        signal: stopping.signal,
      },
    )
    return { type: mediaType, body: await readFile(file), headers: { 'cache-control': 'no-store' } }
  } finally {
    stopping.abort()
    await rm(folder, { recursive: true, force: true })
  }
}
