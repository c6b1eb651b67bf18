import { FormError } from '#web/ui/blocks/FormError.tsx'
import type { ReactNode } from 'react'
import type { TestOutcome } from '../../contracts/mail.ts'
import { testWords } from './test-words.ts'

interface ChannelButtonsProps {
  /** The reason why the last message was not sent; null if it was. */
  trouble: string | null
  /** The result of the test that was just made. */
  outcome: TestOutcome | undefined
  error: Error | null
  children: ReactNode
}

/** The buttons of a channel, between its trouble and the result of its test. */
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
