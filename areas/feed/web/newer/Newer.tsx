import './Newer.css'
import { useContext, useEffect, useRef, useState } from 'react'
import type { Operation } from '#core/contract.ts'
import { AnswersContext, AskContext } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import type { Article } from '#areas/articles/contract.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { holdBack } from './hold-back.ts'
import { usePutAway } from './put-away.ts'

/** The rows of a list inside an answer. */
export interface NewsList<Output> {
  rows: (answer: Output) => readonly { id: number }[]
  /** `isAtEnd`: the rows end with those of the fresh answer. */
  withRows: (
    shown: Output,
    fresh: Output,
    rows: readonly { id: number }[],
    isAtEnd: boolean,
  ) => Output
}

export const plainList: NewsList<Article[]> = {
  rows: (articles) => articles,
  withRows: (_shown, _fresh, rows) => rows as Article[],
}

/** The first page of a list that has more. */
export const firstPage: NewsList<{ articles: Article[]; next: string | null }> = {
  rows: ({ articles }) => articles,
  withRows: (shown, fresh, rows, isAtEnd) => ({
    articles: rows as Article[],
    next: (isAtEnd ? fresh : shown).next,
  }),
}

interface NewerProps<Input, Output> {
  operation: Operation<Input, Output>
  input: Input
  list: NewsList<Output>
}

/** Freezes the list below it while news comes in, and says how many articles are new: a press shows them. */
export function Newer<Input, Output>(props: NewerProps<Input, Output>) {
  return useKept('reading') && <HeldNews {...props} />
}

interface Above {
  news: number
  isAllNews: boolean
  show: () => void
}

function HeldNews<Input, Output>({ operation, input, list }: NewerProps<Input, Output>) {
  const ask = useContext(AskContext)
  const answers = useContext(AnswersContext)
  const away = usePutAway()
  const asked = JSON.stringify(input)
  const [above, setAbove] = useState<Above | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const [shows, setShows] = useState(0)

  useEffect(() => {
    const question = answers.question(ask, operation as Operation<unknown, unknown>, asked)
    const known = new Set<number>()
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

  // The button goes when it is pressed: the first article takes the focus over.
  useEffect(() => {
    if (shows === 0) return
    const shown = place.current!.nextElementSibling!
    const section = shown.closest('section')!
    shown.scrollTop = 0
    if (section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: 'start' })
    shown.querySelector<HTMLElement>('[data-headline]')?.focus({ preventScroll: true })
  }, [shows])

  const more = above?.isAllNews ? '+' : ''
  return (
    <div className="newer" ref={place}>
      <p className="visually-hidden" role="status">
        {above && `${more ? 'More than ' : ''}${count(above.news, 'new article')} above the list`}
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
