import './Newer.css'
import { useContext, useEffect, useRef, useState } from 'react'
import type { Operation } from '#core/contract.ts'
import { AnswersContext, AskContext } from '#web/asking/api.tsx'
import { count } from '../count.ts'
import { holdBack, type Row } from './hold-back.ts'

/** The rows of a list inside an answer. */
export interface GrowingList<Output> {
  /** One of them, as in "3 new articles". */
  noun: string
  rows: (answer: Output) => readonly Row[]
  /** `isAtEnd`: the rows end with those of the fresh answer. */
  withRows: (shown: Output, fresh: Output, rows: readonly Row[], isAtEnd: boolean) => Output
  /** The selector for the part of a row that takes the focus when new rows are shown. */
  focus?: string
}

interface NewerProps<Input, Output> {
  operation: Operation<Input, Output>
  input: Input
  list: GrowingList<Output>
  /** Rows that the reader hid. */
  away?: ReadonlySet<Row['id']>
}

interface Above {
  news: number
  isAllNews: boolean
  show: () => void
}

/** Freezes the list below it while news comes in, and says how many rows are new: a press shows them. */
export function Newer<Input, Output>(props: NewerProps<Input, Output>) {
  const { operation, input, list, away } = props
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

    function hold(shown: Output, fresh: Output): Output {
      know(shown)
      const held = holdBack(list.rows(shown), list.rows(fresh), known, away)
      latest = held.news > 0 ? fresh : null
      setAbove(held.news > 0 ? { ...held, show } : null)
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
      question.hold = (shown, fresh) => hold(shown as Output, fresh as Output)
    }

    begin()
    return () => {
      show()
      question.hold = undefined
    }
  }, [ask, answers, operation, asked, list, away])

  // The button goes when it is pressed: the first row takes the focus over.
  useEffect(() => {
    if (shows === 0) return
    const shown = place.current!.nextElementSibling!
    const section = shown.closest('section') ?? shown
    shown.scrollTop = 0
    if (section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: 'start' })
    shown.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
  }, [shows, focus])

  const more = above?.isAllNews ? '+' : ''
  return (
    <div className="newer" ref={place}>
      <p className="visually-hidden" role="status">
        {above && `${more ? 'More than ' : ''}${count(above.news, `new ${noun}`)} above the list`}
      </p>
      {above && (
        <button
          type="button"
          onClick={() => {
            above.show()
            setShows(shows + 1)
          }}
        >
          {above.news}
          {more} new
        </button>
      )}
    </div>
  )
}
