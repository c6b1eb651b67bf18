import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { fullText } from '../../contracts/full-text.ts'
import { EntryHtml } from './EntryHtml.tsx'
import { findPassage, type Passage } from './find-passage.ts'
import { markPassage, unmark } from './mark-passage.ts'

interface PassageProps {
  entry: number
  passage: Passage
}

/** The HTML of a source with the cited passage marked and scrolled into view. */
export function PassageInHtml({ html, ...cited }: PassageProps & { html: string }) {
  const { text, start, end, before, after } = cited.passage
  const box = useRef<HTMLDivElement>(null)
  const [lostIn, setLostIn] = useState<string | null>(null)
  const isLost = lostIn === html

  useLayoutEffect(() => {
    if (!box.current) return
    const marks = markPassage(box.current, { text, start, end, before, after })
    if (marks.length === 0) setLostIn(html)
    const forget = marks[0] ? goTo(marks[0]) : () => {}
    return () => {
      forget()
      unmark(marks)
    }
  }, [html, text, start, end, before, after])

  if (isLost) return <PassageInText {...cited} />
  return (
    <>
      <p className="visually-hidden" role="status">
        The cited passage is highlighted in the text.
      </p>
      <EntryHtml html={html} ref={box} />
    </>
  )
}

/**
 * The plain text of the feed, shown if the passage cannot be found in the HTML or a new text has
 * replaced it.
 */
function PassageInText({ entry, passage }: PassageProps) {
  const { text } = useRead(fullText.getPlainText, { entry })
  const [from, to] = placeIn(text, passage)
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    if (mark.current) goTo(mark.current)
  }, [from])

  return (
    <>
      <p className="entry-passage meta" role="status">
        {from < to
          ? 'This is the plain text from the feed; the cited passage is highlighted.'
          : 'The cited passage is no longer here: the source has changed its text.'}
      </p>
      <div className="entry-text entry-plain" dir="auto" data-words>
        {text.slice(0, from)}
        {from < to && <mark ref={mark}>{text.slice(from, to)}</mark>}
        {text.slice(to)}
      </div>
    </>
  )
}

function placeIn(text: string, passage: Passage): [from: number, to: number] {
  const { start, end } = passage
  if (text.slice(start, end) === passage.text) return [start, end]
  const [found] = findPassage([text], passage)
  return found ? [found.from, found.to] : [0, 0]
}

/** Scrolls to a mark and focuses it, after the dialog has taken the focus. */
function goTo(mark: HTMLElement): () => void {
  mark.tabIndex = -1
  const timer = setTimeout(() => {
    mark.scrollIntoView({ block: 'center' })
    mark.focus({ preventScroll: true })
  }, AFTER_OPENING_MS)
  return () => clearTimeout(timer)
}

const AFTER_OPENING_MS = 80
