import { useEffect, useRef, type ReactNode } from 'react'
import type { SpokenLine } from '../../contracts/playing.ts'
import { clockTime, spanAt } from '../../playing-times.ts'

/** Within its box: the page itself stays where it is. */
function bringIntoView(line: Element, box: Element) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const below = line.getBoundingClientRect().top - box.getBoundingClientRect().top
  box.scrollTo({
    top: box.scrollTop + below - box.clientHeight / 3,
    behavior: isCalm ? 'auto' : 'smooth',
  })
}

interface TranscriptProps {
  lines: readonly SpokenLine[]
  language: string
  time: number
  onSeek: (seconds: number) => void
  /** In place of its heading. */
  heading?: ReactNode
}

/** Who has just scrolled is reading: it follows what sounds again after so long. */
const LEAVES_ALONE_MS = 5000

/** Every sentence. It follows what sounds, and a press on a sentence goes there. */
export function Transcript({ lines, language, time, onSeek, heading }: TranscriptProps) {
  const box = useRef<HTMLOListElement>(null)
  const leftAloneUntil = useRef(0)
  const at = spanAt(lines, time)

  useEffect(() => {
    const line = box.current?.children[at]
    if (!box.current || !line || Date.now() < leftAloneUntil.current) return
    bringIntoView(line, box.current)
  }, [at])

  const handleScrolling = () => {
    leftAloneUntil.current = Date.now() + LEAVES_ALONE_MS
  }
  return (
    <section className="player-transcript" aria-label="Transcript">
      {heading || <h3>Transcript</h3>}
      <ol lang={language} ref={box} onWheel={handleScrolling} onTouchMove={handleScrolling}>
        {lines.map((line, index) => (
          <li key={index} data-speaker={line.speaker}>
            <button
              type="button"
              dir="auto"
              aria-current={index === at || undefined}
              title={`Play from ${clockTime(line.start)}`}
              onClick={() => onSeek(line.start)}
            >
              {line.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
