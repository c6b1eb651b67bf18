import { use, useEffect } from 'react'
import type { Operation } from '#core/contract.ts'
import { AnswersContext, AskContext } from '#web/asking/api.tsx'
import { afterPaint } from '#web/loading/after-paint.ts'
import { articles } from '#areas/articles/contract.ts'

/**
 * The pause before articles are read ahead again. Changes discard what was read ahead, and may come
 * many times a second.
 */
const REST_MS = 300

/** Reads articles in advance, so that a click shows them at once. */
export function useReadAhead(...ids: readonly (number | null)[]): void {
  const ask = use(AskContext)
  const answers = use(AnswersContext)
  const wanted = ids.filter((id) => id !== null).join()
  useEffect(() => {
    let isWanted = true
    const read = () => {
      for (const id of wanted.split(',').filter(Boolean)) {
        const operation = articles.getArticle as Operation<unknown, unknown>
        answers.question(ask, operation, JSON.stringify({ id: Number(id) }))
      }
    }
    afterPaint(() => isWanted && read())
    let timer: ReturnType<typeof setTimeout> | undefined
    const forget = answers.followRefreshes(() => {
      clearTimeout(timer)
      timer = setTimeout(read, REST_MS)
    })
    return () => {
      isWanted = false
      forget()
      clearTimeout(timer)
    }
  }, [ask, answers, wanted])
}
