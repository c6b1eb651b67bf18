import { Suspense, useState } from 'react'
import { pieceJobs } from '#areas/newsroom/contract.ts'
import { jobControl } from '#areas/newsroom/contracts/job-control.ts'
import { PieceStatus } from '#areas/newsroom/web/lends/PieceStatus.tsx'
import { newId } from '#core/id.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { briefingJob } from '../../briefing-options.ts'
import type { BriefingPiece } from '../../contracts/briefings.ts'
import { WEEK_SUBJECT } from '../week-subject.ts'
import './Briefings.css'

const SECONDS_A_MINUTE = 60

/**
 * Has the newsroom make an audio or video of the week. Shows its expected length first, then its
 * progress.
 */
export function BriefingMaker({ piece, submit }: { piece: BriefingPiece; submit: string }) {
  const start = useWrite(pieceJobs.startJobs)
  const attempt = useAttempt()
  const [job, setJob] = useState<string | null>(null)
  const { format, style, duration } = briefingJob(piece)

  async function handleStart() {
    const id = newId('job')
    const { type } = piece
    await start.mutateAsync({
      jobs: [
        {
          ...{
            id,
            type,
            title: 'The week',
            format,
            style,
            duration,
            subject: WEEK_SUBJECT.subject,
          },
          ...{ sourceModule: 'Weekly recap', status: 'queued' },
        },
      ],
    })
    setJob(id)
  }

  return (
    <>
      <Trouble key={`${piece.type} ${format} ${duration}`}>
        <Suspense fallback={<p className="meta">Checking how long it will be…</p>}>
          <ExpectedLength type={piece.type} format={format} duration={duration} />
        </Suspense>
      </Trouble>
      <Button
        variant="primary"
        disabled={start.isPending}
        onClick={() => void attempt(handleStart())}
      >
        {submit}
      </Button>
      {job !== null && (
        <Suspense fallback={null}>
          <PieceStatus id={job} />
        </Suspense>
      )}
    </>
  )
}

interface ExpectedLengthProps {
  type: BriefingPiece['type']
  format: string
  duration: string
}

function ExpectedLength({ type, format, duration }: ExpectedLengthProps) {
  const wishes = { type, format, duration }
  const subject = WEEK_SUBJECT.key
  const { seconds, articles, shortage } = useRead(jobControl.getLength, { subject, ...wishes })
  const minutes = Math.floor(seconds / SECONDS_A_MINUTE)
  const rest = String(Math.round(seconds % SECONDS_A_MINUTE)).padStart(2, '0')
  return (
    <p className="meta">
      It will be about {minutes}:{rest} long, from {count(articles, 'article')}. {shortage}
    </p>
  )
}
