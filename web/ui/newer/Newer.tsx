import './Newer.css'
import { useContext, useEffect, useRef, useState } from 'react'
import type { Operation } from '#core/contract.ts'
import { AnswersContext, AskContext } from '#web/asking/api.tsx'
import { count } from '../count.ts'
import type { GrowingList } from './growing-list.ts'
import { holdBack, type Row } from './hold-back.ts'

interface NewerProps<Input, Output> {
  operation: Operation<Input, Output>
  input: Input
  list: GrowingList<Output>
  /** Ids of rows that the reader hid. */
  away?: ReadonlySet<Row['id']>
  /**
   * Says if the list would show a new row, for example because of its filter; other new rows are
   * not counted.
   */
  isShown?: (row: never) => boolean
}

interface Above {
  news: readonly Row[]
  isAllNews: boolean
  show: () => void
}

/**
 * Keeps the list below it unchanged while news arrives, and says how many rows are new; a press
 * shows them. A change by the reader on this page shows all new rows, too, unless the list has
 * `holdsAsked`.
 */
export function Newer<Input, Output>(props: NewerProps<Input, Output>) {
  const { operation, input, list, away, isShown } = props
  const { noun, focus = 'a, button' } = list
  const ask = useContext(AskContext)
  const answers = useContext(AnswersContext)
  const asked = JSON.stringify(input)
  const [above, setAbove] = useState<Above | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const [shows, setShows] = useState(0)

  useEffect(() => {
    const question = answers.question(ask, operation as Operation<unknown, unknown>, asked)
    const known = new Set<Row['id']>()
    const know = (answer: Output) => list.rows(answer).forEach(({ id }) => known.add(id))
    let latest: Output | null = null

    function hold(shown: Output, fresh: Output, isAsked: boolean): Output {
      know(shown)
      if (isAsked && !list.holdsAsked) {
        latest = null
        setAbove(null)
        return fresh
      }
      const { fillsUp } = list
      const held = holdBack(list.rows(shown), list.rows(fresh), known, { away, fillsUp })
      const hasNews = held.news.length > 0
      latest = hasNews ? fresh : null
      setAbove(hasNews ? { ...held, show } : null)
      return list.withRows(shown, fresh, held.rows, held.isAtEnd)
    }

    function show() {
      question.hold = undefined
      if (latest !== null) question.settle({ state: 'ready', value: latest })
      latest = null
      setAbove(null)
      begin()
    }

    function begin() {
      question.hold = (shown, fresh, isAsked) => hold(shown as Output, fresh as Output, isAsked)
    }

    begin()
    return () => {
      show()
      question.hold = undefined
    }
  }, [ask, answers, operation, asked, list, away])

  // The first row gets the focus, because the button disappears when it is pressed.
  useEffect(() => {
    if (shows === 0) return
    const shown = place.current!.nextElementSibling!
    const section = shown.closest('section') ?? shown
    shown.scrollTop = 0
    if (section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: 'start' })
    shown.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
  }, [shows, focus])

  const news = above?.news.filter((row) => isShown?.(row as never) ?? true).length ?? 0
  const more = above?.isAllNews ? '+' : ''
  return (
    <div className="newer" ref={place}>
      <p className="visually-hidden" role="status">
        {news > 0 && `${more ? 'More than ' : ''}${count(news, `new ${noun}`)} above the list`}
      </p>
      {above && news > 0 && (
        <button
          type="button"
          onClick={() => {
            above.show()
            setShows(shows + 1)
          }}
        >
          {news}
          {more} new
        </button>
      )}
    </div>
  )
}
