import './Highlights.css'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { anchorAt } from '#engine/anchors/anchor.ts'
import { findAnchor } from '#engine/anchors/find-anchor.ts'
import { highlights, type HighlightInText } from '../../contracts/highlights.ts'
import { colorName } from '../color-words.ts'
import { noteAt } from './note-at.ts'
import { useOpenNote } from './open-note.ts'
import { paint } from './paint.ts'
import { layOut, rangeOf } from './text-in-page.ts'
import type { FollowedText } from './use-texts.ts'

/**
 * The highlights of one text. They are painted in the text, open on a click, and are listed below
 * the text for keyboards and screen readers.
 */
export function TextHighlights({ text }: { text: FollowedText }) {
  const { within, subject, version } = text
  const known = useRead(highlights.listHighlights, subject)
  const { mutate: noteFound } = useWrite(highlights.noteFound)
  const openNote = useOpenNote()
  const [lost, setLost] = useState<readonly string[]>([])
  const [place, setPlace] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const laid = layOut(within)
    const found = known.map((one) => ({ one, at: findAnchor(laid.text, one.anchor) }))
    setLost(found.flatMap(({ one, at }) => (at ? [] : [one.id])))
    // Stores which passages are gone, found again or changed; the next version is compared with
    // this.
    for (const { one, at } of found) {
      if (!at && !one.isLost) noteFound({ id: one.id, anchor: null })
      if (at && (one.isLost || at.how === 'revised')) {
        noteFound({ id: one.id, anchor: anchorAt(laid.text, at) })
      }
    }
    const shown = found.flatMap(({ one, at }) => {
      const range = at && rangeOf(laid, at)
      return range ? [{ id: one.id, color: one.color, range }] : []
    })
    const handleClick = (event: MouseEvent) => {
      const id = noteAt(event, shown)
      if (id !== null) openNote(id, within)
    }
    const unpaint = paint(shown)
    within.addEventListener('click', handleClick)
    return () => {
      unpaint()
      within.removeEventListener('click', handleClick)
    }
  }, [known, within, version, noteFound, openNote])

  const isEmpty = known.length === 0
  useEffect(() => {
    if (isEmpty) return
    const made = document.createElement('div')
    within.append(made)
    setPlace(made)
    return () => {
      made.remove()
      setPlace(null)
    }
  }, [within, isEmpty])

  return place && createPortal(<HighlightList known={known} lost={lost} within={within} />, place)
}

interface HighlightListProps {
  known: readonly HighlightInText[]
  lost: readonly string[]
  within: HTMLElement
}

function HighlightList({ known, lost, within }: HighlightListProps) {
  const openNote = useOpenNote()
  return (
    <section className="highlight-list" aria-label="Your highlights">
      <h3>Your highlights</h3>
      <ul>
        {known.map(({ id, color, quote, excerpt }) => (
          <li key={id} data-color={color}>
            <button type="button" aria-haspopup="dialog" onClick={() => openNote(id, within)}>
              <span className="meta">{colorName(color)}</span>
              <q dir="auto">{shortened(quote)}</q>
              {excerpt !== '' && <span dir="auto">{excerpt}</span>}
              {lost.includes(id) && <span className="note-gone">No longer in this text</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const QUOTE_CHARACTERS = 160

function shortened(quote: string): string {
  return quote.length <= QUOTE_CHARACTERS
    ? quote
    : `${quote.slice(0, QUOTE_CHARACTERS).toWellFormed().trimEnd()}…`
}
