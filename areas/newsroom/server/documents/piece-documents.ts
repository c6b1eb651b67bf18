import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import limit from 'p-limit'
import type { DocumentRoute, ServedDocument } from '#server/area.ts'
import { Problem } from '#core/problem.ts'
import type { Desk, Tools } from '#server/tools.ts'
import { makeInProcess } from '../making/making-process.ts'
import { PIECES_PATH } from '../pieces/pieces-path.ts'
import { finishedPiece } from '../playing/read-piece.ts'
import { speakByEndpoint } from '../speech/speak-by-endpoint.ts'
import { readVoiceSettings } from '../settings/voice-settings.ts'
import { transcript } from '../sound-files/captions.ts'
import { exportText } from '../text/export-text.ts'
import { serveCaptions, serveChapters, serveCover, serveFile } from './piece-files.ts'

type Asked = Parameters<DocumentRoute['answer']>[1]

/** The files of finished pieces, for the reader whose they are. */
export const pieceDocuments: DocumentRoute[] = [
  {
    path: `${PIECES_PATH}/sample`,
    answer: (tools, asked) => oneAtATime(() => serveSample(tools, asked)),
  },
  {
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
      return exportText({ script, isList: job.format === 'bullet' }, file)
    },
  },
]

function nothingIfGone(error: unknown): null {
  if (error instanceof Problem) return null
  throw error
}

const SAMPLES: Record<string, string> = {
  en: 'This is how your news will sound: 1,250 people, 3.5 percent, and Dr. Lind on the 4th of May.',
  de: 'So werden Ihre Nachrichten klingen: 1.250 Menschen, 3,5 Prozent, und Dr. Lind am 4. Mai.',
  fr: 'Voici comment sonneront vos nouvelles : 1 250 personnes, 3,5 %, et le Dr Lind le 4 mai.',
  es: 'Así sonarán sus noticias: 1.250 personas, el 3,5 % y la Dra. Lind el 4 de mayo.',
  it: 'Così suoneranno le vostre notizie: 1.250 persone, il 3,5 % e il dott. Lind il 4 maggio.',
}

/** Speaking takes a processor for seconds: one sample after another. */
const oneAtATime = limit(1)

/** One sentence in the voice of a host, made when it is asked for. */
async function serveSample(
  tools: Tools,
  { query, readerId }: Asked,
): Promise<ServedDocument | null> {
  const desk = tools as Desk
  const asked = query.get('language') ?? 'en'
  const language = asked in SAMPLES ? asked : 'en'
  const speaker = query.get('speaker') === 'b' ? 'b' : 'a'
  const settings = await readVoiceSettings(desk.db, readerId)
  const folder = await mkdtemp(join(tmpdir(), 'synthwire-sample-'))
  const stopping = new AbortController()
  try {
    const { file, mediaType } = await makeInProcess(
      { kind: 'sample', work: { folder, text: SAMPLES[language]!, language, speaker, settings } },
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
