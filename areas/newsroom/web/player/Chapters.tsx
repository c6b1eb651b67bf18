import type { PlayingPiece } from '../../contracts/playing.ts'
import { clockTime, spanAt } from '../../playing-times.ts'
import type { Playing } from './playback/use-playing-here.ts'

interface ChaptersProps {
  chapters: PlayingPiece['chapters']
  playback: Playing
}

/** The chapters with their times. A click on one jumps to its beginning. */
export function Chapters({ chapters, playback }: ChaptersProps) {
  const at = spanAt(chapters, playback.time)
  return (
    <>
      <h3>Chapters</h3>
      <ol>
        {chapters.map(({ title, start }, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === at || undefined}
              onClick={() => playback.seek(start)}
            >
              <span dir="auto">{title}</span>
              <span className="meta">{clockTime(start)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
