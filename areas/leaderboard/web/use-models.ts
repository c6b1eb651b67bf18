import { useContext, useEffect, useState } from 'react'
import type { Answer } from '#web/asking/answers.ts'
import { AskContext } from '#web/asking/api.tsx'
import { leaderboard, type RankedCategory, type RankedModel } from '../contract.ts'

/**
 * Reads the models of a category each time it is shown. Unlike with `useRead`, no answer is kept,
 * so that each visit gets the newest rows. An answer for a category that is no longer shown is
 * ignored.
 */
export function useModels(category: RankedCategory): Answer<RankedModel[]> {
  const ask = useContext(AskContext)
  const [answer, setAnswer] = useState<Answer<RankedModel[]>>({ state: 'waiting' })

  useEffect(() => {
    let isWanted = true
    const settle = (settled: Answer<RankedModel[]>) => isWanted && setAnswer(settled)
    setAnswer({ state: 'waiting' })
    ask(leaderboard.listModels, { category }).then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', error }),
    )
    return () => {
      isWanted = false
    }
  }, [ask, category])

  return answer
}
