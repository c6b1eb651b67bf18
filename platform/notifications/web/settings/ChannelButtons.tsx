import { FormError } from '#web/ui/blocks/FormError.tsx'
import type { ReactNode } from 'react'
import type { TestOutcome } from '../../contracts/mail.ts'
import { testWords } from './test-words.ts'

interface ChannelButtonsProps {
  /** The reason why the last message could not be sent; null if it was, or none was sent yet. */
  trouble: string | null
  /** The result of the test that was just made; undefined if there was none. */
  outcome: TestOutcome | undefined
  error: Error | null
  children: ReactNode
}

/** A channel's buttons, with its last failure above and the result of its test below. */
export function ChannelButtons({ trouble, outcome, error, children }: ChannelButtonsProps) {
  return (
    <>
      {trouble !== null && !outcome && <p className="field-error">{trouble}</p>}
      <div className="settings-actions">{children}</div>
      <p className="notification-outcome" role="status">
        {outcome && testWords(outcome)}
      </p>
      <FormError of={error} />
    </>
  )
}
