import { Suspense, useId } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { jobControl } from '../contracts/job-control.ts'
import type { JobType } from '../job-options.ts'
import type { Choices, DialogState } from '../dialog-steps.ts'
import { lengthWords } from '../playing-times.ts'
import { subjectKey, type Subject } from '../subject.ts'

interface PieceWishesProps {
  state: DialogState
  subject: Subject
  onChoose: (choices: Partial<Choices>) => void
}

/** Shows the expected length of the piece, and asks if the reader wants to see its script first. */
export function PieceWishes({ state, subject, onChoose }: PieceWishesProps) {
  const { type, format, duration, reviewsScript } = state
  const id = useId()
  if (type === null) return null
  return (
    <>
      <div className="piece-dialog-length" role="status">
        {format === null ? (
          <p className="meta">Choose a format to see how long it becomes.</p>
        ) : (
          <Trouble>
            <Suspense fallback={<p className="meta">Measuring the length...</p>}>
              <LengthNote subject={subject} type={type} format={format} duration={duration} />
            </Suspense>
          </Trouble>
        )}
      </div>
      <label className="piece-dialog-review" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={reviewsScript}
          onChange={(event) => onChoose({ reviewsScript: event.target.checked })}
        />
        Read the script before it is made
      </label>
    </>
  )
}

interface LengthNoteProps {
  subject: Subject
  type: JobType
  format: string
  duration: string
}

function LengthNote(asked: LengthNoteProps) {
  const length = useRead(jobControl.getLength, { ...asked, subject: subjectKey(asked.subject) })
  return (
    <p>
      <b>{lengthWords(asked.type === 'text', length)}</b>
      {length.shortage && <span className="meta"> {length.shortage}</span>}
    </p>
  )
}
