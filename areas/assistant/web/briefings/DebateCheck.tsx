import { useEffect } from 'react'
import { jobControl } from '#areas/newsroom/contracts/job-control.ts'
import { useAnswer } from '#web/asking/api.tsx'
import { WEEK_SUBJECT } from '../week-subject.ts'

/**
 * Asks the server if sources of the week disagree, which a debate needs. It renders nothing, so
 * that the choice keeps its focus while the answer loads.
 */
export function DebateCheck({ onAnswer }: { onAnswer: (whyNot: string | null) => void }) {
  const { key } = WEEK_SUBJECT
  const answer = useAnswer(jobControl.getDebate, { subject: key })
  const whyNot = answer.state === 'failed' ? null : answer.value.whyNot
  useEffect(() => {
    onAnswer(whyNot)
  }, [onAnswer, whyNot])
  return null
}
