import { Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { feedPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import {
  LANGUAGES_WANTED,
  playing,
  type PieceBeside,
  type PlayingPiece,
} from '../../contracts/playing.ts'
import { Chapters } from './Chapters.tsx'
import { Notes } from './notes/Notes.tsx'
import { PlayerChoices } from './PlayerChoices.tsx'
import { languageName } from '#engine/languages/language-name.ts'
import { TranscriptLanguage } from './transcript/TranscriptLanguage.tsx'
import { TranscriptLines } from './transcript/TranscriptLines.tsx'
import type { Playing } from './playback/use-playing-here.ts'

interface PublishedDetailProps {
  piece: PlayingPiece
  published: NonNullable<PlayingPiece['published']>
  playback: Playing
}

/**
 * The detail above the bar for a publisher's recording, with its chapters, its transcript and its
 * source.
 */
export function PublishedDetail(props: PublishedDetailProps) {
  return (
    <Trouble>
      <Suspense fallback={<SkeletonLines count={5} />}>
        <Beside {...props} />
      </Suspense>
    </Trouble>
  )
}

function Beside({ piece, published, playback }: PublishedDetailProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  const languages = (wanted === null ? [] : [wanted]).concat(navigator.languages)
  const beside = useRead(playing.getBeside, {
    id: piece.id,
    languages: languages.slice(0, LANGUAGES_WANTED),
  })
  const chapters = piece.chapters.length > 0 ? piece.chapters : beside.chapters
  return (
    <div className="player-detail">
      <nav className="player-chapters" aria-label="Chapters">
        {chapters.length > 0 && <Chapters chapters={chapters} playback={playback} />}
        <Links published={published} />
      </nav>
      <Said
        piece={piece}
        published={published}
        playback={playback}
        beside={beside}
        wanted={wanted}
        onLanguage={setWanted}
      />
      <PlayerChoices />
    </div>
  )
}

const parts = [
  { value: 'transcript', label: 'Transcript' },
  { value: 'notes', label: 'Notes' },
] as const

/** Shows the transcript of a recording, or else its show notes. */
function Said({ piece, published, playback, beside, wanted, onLanguage }: SaidProps) {
  const { lines, text, notes, languages } = beside
  const isRead = lines.length > 0 || text !== null
  const hasTranscript = isRead || languages.length > 1
  const [part, setPart] = useState<'transcript' | 'notes'>('transcript')
  const isOfNotes = notes !== null && (part === 'notes' || !hasTranscript)
  const name = isOfNotes ? 'Notes' : 'Transcript'
  const language = beside.language ?? piece.language
  return (
    <section className="player-transcript" aria-label={name}>
      <div className="player-transcript-head">
        {hasTranscript && notes !== null ? (
          <Segmented label="Words" options={parts} value={part} onChange={setPart} />
        ) : (
          <h3>{name}</h3>
        )}
        {!isOfNotes && languages.length > 1 && (
          <TranscriptLanguage
            languages={languages}
            // The select shows the chosen language at once, before its transcript is fetched.
            value={wanted !== null && languages.includes(wanted) ? wanted : language}
            onChange={onLanguage}
          />
        )}
      </div>
      {isOfNotes && <Notes notes={notes} language={piece.language} playback={playback} />}
      {!isOfNotes && lines.length > 0 && (
        <TranscriptLines
          lines={lines}
          language={language}
          time={playback.time}
          onSeek={playback.seek}
        />
      )}
      {!isOfNotes && lines.length === 0 && text !== null && (
        <Words text={text} language={language} />
      )}
      {!isOfNotes && !isRead && <NoTranscript beside={beside} source={published.source} />}
    </section>
  )
}

function NoTranscript({ beside: { language, languages }, source }: NoTranscriptProps) {
  if (language === null) return <p className="meta">{source} offers no transcript.</p>
  const which = languages.length > 1 ? `transcript in ${languageName(language)}` : 'transcript'
  return <p className="meta">The {which} could not be read. Try again later.</p>
}

interface NoTranscriptProps {
  beside: PieceBeside
  source: string
}

interface SaidProps extends PublishedDetailProps {
  beside: PieceBeside
  /** The language that the reader chose; null if none. */
  wanted: string | null
  onLanguage: (language: string) => void
}

/** A transcript without times, in paragraphs. */
function Words({ text, language }: { text: string; language: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so keys have to reach it.
    <div className="player-transcript-words" lang={language} dir="auto" tabIndex={0}>
      {text}
    </div>
  )
}

function Links({ published: { article, page, file, download, source } }: LinksProps) {
  return (
    <>
      <h3>{source}</h3>
      <ul>
        {article !== null && (
          <li>
            <PageLink
              page={pageWith(feedPage, new URLSearchParams(), { article: String(article) })}
            >
              The article
            </PageLink>
          </li>
        )}
        {page && (
          <li>
            <a href={page} target="_blank" rel="noopener noreferrer">
              Its page
            </a>
          </li>
        )}
        <li>
          <a href={file} target="_blank" rel="noopener noreferrer">
            The file at its publisher
          </a>
        </li>
        <li>
          <a href={download} download>
            Download
          </a>
        </li>
      </ul>
    </>
  )
}

type LinksProps = Pick<PublishedDetailProps, 'published'>
