import { PageLink } from '#web/place/page.tsx'
import { feedPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import type { PlayingPiece } from '../../contracts/playing.ts'
import { Chapters } from './Chapters.tsx'
import { PlayerChoices } from './PlayerChoices.tsx'
import { Transcript } from './transcript/Transcript.tsx'
import type { Playback } from './playback/use-playback.ts'

interface PlayerDetailProps {
  piece: PlayingPiece
  playback: Playback
}

/** The detail above the bar, with the chapters, the sentences and the articles of the piece. */
export function PlayerDetail({ piece, playback }: PlayerDetailProps) {
  const { chapters, lines, voices } = piece
  return (
    <div className="player-detail">
      <nav className="player-chapters" aria-label="Chapters">
        <Chapters chapters={chapters} playback={playback} />
        <Articles piece={piece} />
        {voices && <p className="meta">Synthetic voices: {voices}</p>}
      </nav>
      <Transcript
        lines={lines}
        language={piece.language}
        time={playback.time}
        onSeek={playback.seek}
      />
      <PlayerChoices />
    </div>
  )
}

function Articles({ piece: { sources } }: Pick<PlayerDetailProps, 'piece'>) {
  const articles = [...new Map(sources.map((source) => [source.article, source])).values()]
  if (articles.length === 0) return null
  return (
    <>
      <h3>Articles</h3>
      <ul>
        {articles.map(({ article, title }) => (
          <li key={article}>
            <PageLink
              page={pageWith(feedPage, new URLSearchParams(), { article: String(article) })}
              dir="auto"
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
