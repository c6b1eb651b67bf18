import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { summarySentences } from '#engine/summaries/summary-sentences.ts'
import { gistEnd } from './gist-end.ts'

/** Shows as many whole sentences as fit; the style sheet hides the others. */
export function BreakingGist({ summary }: { summary: string }) {
  const [first, ...others] = summarySentences(summary, Infinity)
  return (
    <p dir="auto">
      {first && <FirstSentence key={first} sentence={first} />}
      {others.map((sentence, index) => (
        <span key={index}>{sentence} </span>
      ))}
    </p>
  )
}

/** The first sentence is always shown; a long one is shortened. */
function FirstSentence({ sentence }: { sentence: string }) {
  const element = useRef<HTMLSpanElement>(null)
  // The number of characters that fit; null until the sentence was measured.
  const [end, setEnd] = useState<number | null>(null)
  useLayoutEffect(() => {
    const span = element.current!
    const text = span.firstChild!
    if (end !== null) return
    const isTooLong = span.scrollHeight > span.clientHeight
    if (!isTooLong) return setEnd(sentence.length)
    const room = span.parentElement!.getBoundingClientRect().bottom + 1
    const range = document.createRange()
    const fits = (most: number) => {
      range.setStart(text, 0)
      range.setEnd(text, most)
      return range.getBoundingClientRect().bottom <= room
    }
    setEnd(gistEnd(sentence, fits))
  }, [end, sentence])
  useEffect(() => {
    const observer = new ResizeObserver(() => setEnd(null))
    observer.observe(element.current!.closest('.breaking-gist')!)
    return () => observer.disconnect()
  }, [])
  const isCut = end !== null && end < sentence.length
  return <span ref={element}>{isCut ? `${sentence.slice(0, end)}…` : `${sentence} `}</span>
}
