import { EPISODES } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { hostOf } from '#engine/addresses/host-of.ts'
import type { Reading } from '#server/reading/reading.ts'
import type { Desk } from '#server/tools.ts'
import type { PieceBeside, PlayingPiece } from '#areas/newsroom/contracts/playing.ts'
import { statedLanguage } from '#engine/feeds/episodes/stated-language.ts'
import type { StatedChapter } from '#engine/feeds/episodes/read-chapters.ts'
import type { Transcript } from '#engine/feeds/episodes/read-transcript.ts'
import type { EntryWithFiles } from '../stored-episodes.ts'
import { chooseLanguage } from './choose-language.ts'
import { chaptersReading, transcriptReading } from './file-readings.ts'

type Files = EntryWithFiles['files']
type FileBeside = Files[number]

/** Types of transcripts, best first: those with times come before plain ones. */
const TRANSCRIPT_TYPES = ['vtt', 'json', 'srt', 'subrip', 'html', 'plain']

const TRANSCRIPTS_TRIED = 2

/**
 * Reads the chapters and the transcript that a feed offers for a recording. The transcript is in
 * the language that `chooseLanguage` chooses. A missing file is left out.
 */
export async function readBeside(
  desk: Desk,
  entry: Pick<EntryWithFiles, 'files' | 'language'>,
  wanted: readonly string[],
): Promise<Omit<PieceBeside, 'notes'>> {
  const { files } = entry
  const chapterFile = files.find(isChapters)
  const ofEntry = statedLanguage(entry.language ?? '') ?? 'und'
  const transcripts = files.filter(({ role }) => role === 'transcript')
  const languageOf = (file: FileBeside) => file.language ?? ofEntry
  const languages = [...new Set(transcripts.map(languageOf))]
  const language = chooseLanguage(languages, wanted, ofEntry)
  const transcriptFiles = transcripts
    .filter((file) => languageOf(file) === language)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const [chapters, transcript] = await Promise.all([
    chapterFile && readFile(desk, chapterFile, chaptersReading),
    readTranscript(desk, transcriptFiles.slice(0, TRANSCRIPTS_TRIED)),
  ])
  const lines = transcript?.lines ?? []
  return {
    chapters: chapterSpans(chapters ?? []),
    lines: lines.map((line) => ({ ...line, speaker: 'a', citations: [] })),
    text: transcript?.text ?? null,
    ...{ language, languages },
  }
}

/** The first transcript among the files that exists and has text. */
async function readTranscript(desk: Desk, files: Files): Promise<Transcript | null> {
  for (const file of files) {
    const transcript = await readFile(desk, file, transcriptReading)
    if (transcript && (transcript.lines.length > 0 || transcript.text !== null)) return transcript
  }
  return null
}

/** A chapter ends where the next one begins. The length of the last one is unknown. */
export function chapterSpans(stated: readonly StatedChapter[]): PlayingPiece['chapters'] {
  const ordered = stated.toSorted((a, b) => a.start - b.start)
  return ordered.map(({ title, start }, at) => {
    return { title, start, end: ordered[at + 1]?.start ?? start }
  })
}

function isChapters({ role, type }: FileBeside): boolean {
  return role === 'chapters' || /json\+chapters/i.test(type ?? '')
}

function rankOf({ type, url }: FileBeside): number {
  const stated = `${type ?? ''} ${url}`.toLowerCase()
  const rank = TRANSCRIPT_TYPES.findIndex((one) => stated.includes(one))
  return rank < 0 ? TRANSCRIPT_TYPES.length : rank
}

async function readFile<Answer>(
  { fetch, read, log }: Desk,
  { url }: FileBeside,
  reading: Reading<{ body: Uint8Array; address: string }, Answer>,
): Promise<Answer | null> {
  try {
    const { status, body } = await fetch(url, {
      maxBytes: EPISODES.besideBytes,
      timeoutMs: EPISODES.besideMs,
      headers: { accept: '*/*' },
    })
    return status === 200 ? await read(reading, { body, address: url }) : null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    log.debug({ host: hostOf(url), err: error }, 'A file beside an episode could not be read')
    return null
  }
}
