import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { wordsOf, type DraftSource, type Part } from '../../../drafts/draft.ts'
import {
  changeBetween,
  drawRuns,
  markLabel,
  placesOf,
  select,
  selectionIn,
  wordsInField,
  type DrawnRun,
} from './field-words.ts'

/** A change that the reader wants to make to the words of a part. */
export interface WordChange {
  from: number
  to: number
  words: string
}

export type FieldActions = {
  /** True if the change may be made; otherwise the reader is asked. */
  mayChange: (id: string, change: WordChange) => boolean
  /** Takes over words that the browser has already put into the field. */
  typed: (id: string, change: WordChange) => void
  paste: (id: string, change: WordChange) => void
  split: (id: string, at: number) => void
  /** Joins a part to the one above it. */
  joinUp: (id: string) => void
  /** Joins the part below to this one. */
  joinDown: (id: string) => void
  leave: (id: string, by: 1 | -1) => void
  undo: (isRedo: boolean) => void
  openMark: (id: string, run: number, number: number) => void
  /** Called if the pasted content has no words. */
  pastedNothing: () => void
}

interface PartFieldProps {
  part: Part
  /**
   * The source numbers of each run: "1 2,,3" means 1 and 2 for the first run, none for the second,
   * 3 for the third.
   */
  marks: string
  sources: readonly DraftSource[]
  language: string
  label: string
  /** The requested position of the caret; a new object moves the caret. */
  caret: { at: number } | null
  actions: FieldActions
}

/**
 * An editable field with the words of one part. The browser edits the field and the result is read
 * back, so that input methods, spell checkers and dictation work as usual.
 */
export function PartField(props: PartFieldProps) {
  const { part, marks, sources, language, label, caret, actions } = props
  const field = useRef<HTMLDivElement>(null)
  const drawn = useMemo(
    () => drawnRuns(part, marks, sources, language),
    [part, marks, sources, language],
  )
  // React draws the field once and must not change it afterwards.
  const [first] = useState(drawn)
  const latest = useRef({ part, actions })
  const isComposing = useRef(false)

  useLayoutEffect(() => {
    latest.current = { part, actions }
    if (field.current && !isComposing.current) drawRuns(field.current, drawn)
  }, [part, actions, drawn])

  useLayoutEffect(() => {
    if (!caret || !field.current) return
    field.current.focus()
    select(field.current, caret.at)
  }, [caret])

  useEffect(() => {
    const element = field.current!
    const take = () => {
      const { part: now, actions: act } = latest.current
      const words = wordsInField(element)
      const at = selectionIn(element)?.to ?? words.length
      const change = changeBetween(wordsOf(now), words, at)
      if (change) act.typed(now.id, change)
    }
    const handleInput = () => {
      if (!isComposing.current) take()
    }
    const handleStart = () => {
      isComposing.current = true
    }
    const handleEnd = () => {
      isComposing.current = false
      take()
    }
    const handleBefore = (event: InputEvent) => beforeInput(event, element, latest.current)
    element.addEventListener('beforeinput', handleBefore)
    element.addEventListener('input', handleInput)
    element.addEventListener('compositionstart', handleStart)
    element.addEventListener('compositionend', handleEnd)
    return () => {
      element.removeEventListener('beforeinput', handleBefore)
      element.removeEventListener('input', handleInput)
      element.removeEventListener('compositionstart', handleStart)
      element.removeEventListener('compositionend', handleEnd)
    }
  }, [])

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const place = selectionIn(event.currentTarget)
    if (!place || place.from !== place.to || event.nativeEvent.isComposing) return
    const isStart = place.from === 0
    const isEnd = place.to === wordsOf(part).length
    const act = {
      Backspace: isStart && (() => actions.joinUp(part.id)),
      Delete: isEnd && (() => actions.joinDown(part.id)),
      ArrowUp: isStart && !event.altKey && (() => actions.leave(part.id, -1)),
      ArrowDown: isEnd && !event.altKey && (() => actions.leave(part.id, 1)),
    }[event.key]
    if (!act || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }

  return (
    <div
      ref={field}
      className="draft-field"
      data-part={part.id}
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-label={label}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck
      dir="auto"
      onKeyDown={handleKey}
      onPaste={(event) => {
        // The clipboard has no text, for example only a picture. The browser would insert nothing
        // and show no message.
        if (!event.clipboardData.types.includes('text/plain')) actions.pastedNothing()
      }}
      onClick={(event) => {
        const mark = event.target instanceof HTMLElement ? event.target.dataset : {}
        if (mark['number'] !== undefined)
          actions.openMark(part.id, Number(mark['run']), Number(mark['number']))
      }}
    >
      {first.map((run, at) => (
        <FirstRun key={at} run={run} at={at} />
      ))}
    </div>
  )
}

/** Renders a run in the way that `drawRuns` does. */
function FirstRun({
  run: { text, by, isUnproven, lang, marks },
  at,
}: {
  run: DrawnRun
  at: number
}) {
  return (
    <>
      <span
        className="draft-run"
        data-by={by}
        data-unproven={isUnproven ? '' : undefined}
        lang={lang === '' ? undefined : lang}
      >
        {text}
      </span>
      {marks.map(({ number, outlet }) => (
        <span
          key={number}
          role="button"
          className="draft-mark"
          contentEditable={false}
          tabIndex={-1}
          data-number={number}
          data-run={at}
          aria-label={markLabel(number, outlet)}
        />
      ))}
    </>
  )
}

function drawnRuns(
  { runs }: Part,
  marks: string,
  sources: readonly DraftSource[],
  language: string,
): DrawnRun[] {
  const numbers = marks.split(',').map((some) => some.split(' ').filter((one) => one !== ''))
  return runs.map(({ text, by, citations, isUnproven }, at) => {
    const of = sources[citations[0]?.source ?? -1]
    const lang = by === 'source' && of?.language?.split('-')[0] !== language ? of?.language : null
    const outlets = [...new Set(citations.map(({ source }) => source))].map(
      (source) => sources[source]?.outlet ?? 'unknown',
    )
    return {
      // A space between sentences counts as the reader's, whose text is not underlined: an
      // underlined space would look like a word.
      ...{ text, by: text.trim() === '' ? 'reader' : by, isUnproven, lang: lang ?? '' },
      marks: (numbers[at] ?? []).map((number, nth) => ({
        number: Number(number),
        outlet: outlets[nth] ?? 'unknown',
      })),
    }
  })
}

interface Latest {
  part: Part
  actions: FieldActions
}

/** Handles line breaks, pastes and changes of quotations itself, before the browser does. */
function beforeInput(event: InputEvent, field: HTMLElement, { part, actions }: Latest): void {
  const { inputType } = event
  const [range] = event.getTargetRanges()
  const places = (range && placesOf(field, range)) ?? selectionIn(field)
  if (inputType.startsWith('format')) return event.preventDefault()
  if (inputType === 'historyUndo' || inputType === 'historyRedo') {
    event.preventDefault()
    return actions.undo(inputType === 'historyRedo')
  }
  if (event.isComposing || !places) return
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
    event.preventDefault()
    return actions.split(part.id, places.from)
  }
  const words = event.dataTransfer?.getData('text/plain') ?? event.data ?? ''
  const change = { ...places, words }
  const isPasted = inputType === 'insertFromPaste' || inputType === 'insertFromDrop'
  if (!actions.mayChange(part.id, change)) event.preventDefault()
  else if (isPasted) {
    event.preventDefault()
    actions.paste(part.id, change)
  }
}
