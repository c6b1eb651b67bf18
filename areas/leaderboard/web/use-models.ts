import { useContext, useEffect, useState } from 'react'
import type { Answer } from '#web/asking/answers.ts'
import { AskContext } from '#web/asking/api.tsx'
import { leaderboard, type RankedCategory, type RankedModel } from '../contract.ts'

/**
 * The models of a category, asked for each time it comes into view: an open leaderboard is as new as
 * its showing, so nothing is kept for a later one as `useRead` would. What arrives after the reader
 * has gone on to another category is passed over.
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
