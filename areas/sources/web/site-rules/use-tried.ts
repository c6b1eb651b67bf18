import { useContext, useEffect, useState } from 'react'
import type { Operation } from '#core/contract.ts'
import { AskContext } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'

/** The pause after typing before selectors are tried. */
const PAUSE_MS = 300

interface Tried<Output> {
  /** The latest answer. It stays while the next one loads. */
  answer: Output | null
  problem: string | null
  isPending: boolean
}

/** Sends the current input to an operation, and sends it again after each change. */
export function useTried<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
): Tried<Output> {
  const ask = useContext(AskContext)
  const asked = JSON.stringify(input)
  const [told, setTold] = useState<{ of: string; answer: Output | null; problem: string | null }>()

  useEffect(() => {
    let isLeft = false
    const look = async () => {
      try {
        const answer = await ask(operation, JSON.parse(asked) as Input)
        if (!isLeft) setTold({ of: asked, answer, problem: null })
      } catch (error) {
        if (!isLeft)
          setTold((last) => ({
            of: asked,
            answer: last?.answer ?? null,
            problem: explain(error as Error),
          }))
      }
    }
    const timer = setTimeout(() => void look(), PAUSE_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [ask, operation, asked])

  const isPending = told?.of !== asked
  return { answer: told?.answer ?? null, problem: isPending ? null : told.problem, isPending }
}
