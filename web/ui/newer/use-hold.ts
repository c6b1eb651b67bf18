import { useContext, useEffect } from 'react'
import type { Operation } from '#core/contract.ts'
import { AnswersContext, AskContext } from '#web/asking/api.tsx'

/**
 * Sets the function that chooses which changes of new answers are shown. It must be the same
 * function in each rendering.
 */
export function useHold<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  hold: (shown: Output, fresh: Output) => Output,
): void {
  const ask = useContext(AskContext)
  const answers = useContext(AnswersContext)
  const asked = JSON.stringify(input)
  useEffect(() => {
    const question = answers.question(ask, operation as Operation<unknown, unknown>, asked)
    question.hold = (shown, fresh) => hold(shown as Output, fresh as Output)
    return () => {
      question.hold = undefined
    }
  }, [ask, answers, operation, asked, hold])
}
