import { useEffect, useRef } from 'react'
import type { SpokenLine } from '../../../contracts/playing.ts'
import { clockTime, spanAt } from '../../../playing-times.ts'

/** Scrolls a line into view within its box, without scrolling the page. */
function bringIntoView(line: Element, box: Element) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const below = line.getBoundingClientRect().top - box.getBoundingClientRect().top
  box.scrollTo({
    top: box.scrollTop + below - box.clientHeight / 3,
    behavior: isCalm ? 'auto' : 'smooth',
  })
}

export interface TranscriptLinesProps {
  lines: readonly SpokenLine[]
  language: string
  time: number
  onSeek: (seconds: number) => void
}

/** The time for which the transcript does not scroll by itself after the reader has scrolled it. */
const LEAVES_ALONE_MS = 5000

/**
 * The sentences of a transcript. The current one is kept in view, and a click on a sentence jumps
 * to it.
 */
export function TranscriptLines({ lines, language, time, onSeek }: TranscriptLinesProps) {
  const box = useRef<HTMLOListElement>(null)
  const leftAloneUntil = useRef(0)
  const at = spanAt(lines, time)

  useEffect(() => {
    const line = box.current?.children[at]
    if (!box.current || !line || Date.now() < leftAloneUntil.current) return
    bringIntoView(line, box.current)
    // The effect depends on the language, because the line is at another position in another
    // language.
  }, [at, language])

  const handleScrolling = () => {
    leftAloneUntil.current = Date.now() + LEAVES_ALONE_MS
  }
  return (
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
  )
}
