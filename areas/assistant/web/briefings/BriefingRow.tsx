import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { RowButtons } from '#web/ui/rows/RowButtons.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { placesWords, timesWords } from '../../briefing-words.ts'
import { briefings, type Briefing, type SentTo } from '../../contracts/briefings.ts'
import { BriefingReceivers, useUndelivered } from './BriefingReceivers.tsx'
import { BriefingScheduleForm } from './BriefingScheduleForm.tsx'

/** A scheduled briefing and its buttons. */
export function BriefingRow({ briefing }: { briefing: Briefing }) {
  const { title, channels, piece, times, nextAt, trouble, isPaused } = briefing
  const zone = useZone()
  const [isEdited, setEdited] = useState(false)
  const isOver = !isPaused && nextAt === null
  const goesNowhere = useUndelivered(channels).length === channels.length && piece === null
  return (
    <li className="briefing-row" aria-label={title}>
      <p dir="auto">
        <strong>{title}</strong>{' '}
        <State {...{ isPaused, isOver, goesNowhere, hasFailed: trouble !== null }} />
      </p>
      <p className="meta">
        {timesWords(times, zone)}. {placesWords(briefing)}.
        {nextAt && (
          <>
            {' '}
            Next <TimeAgo time={nextAt} inSentence />.
          </>
        )}
      </p>
      {trouble && <p className="field-error">{trouble}</p>}
      {!isPaused && !isOver && <BriefingReceivers chosen={channels} />}
      {isEdited ? (
        <BriefingScheduleForm briefing={briefing} onDone={() => setEdited(false)} />
      ) : (
        <Buttons briefing={briefing} onEdit={() => setEdited(true)} />
      )}
    </li>
  )
}

interface StateProps {
  isPaused: boolean
  isOver: boolean
  goesNowhere: boolean
  hasFailed: boolean
}

function State({ isPaused, isOver, goesNowhere, hasFailed }: StateProps) {
  const [word, tone] = isPaused
    ? (['Paused', 'neutral'] as const)
    : isOver
      ? (['Done', 'neutral'] as const)
      : goesNowhere
        ? (['Not delivered', 'warn'] as const)
        : hasFailed
          ? (['Last one failed', 'warn'] as const)
          : (['On', 'success'] as const)
  return (
    <Badge tone={tone} dot>
      {word}
    </Badge>
  )
}

function Buttons({ briefing, onEdit }: { briefing: Briefing; onEdit: () => void }) {
  const { id, title, isPaused } = briefing
  const send = useWrite(briefings.sendBriefing)
  const save = useWrite(briefings.saveBriefing)
  const remove = useWrite(briefings.deleteBriefing)
  const restore = useWrite(briefings.restoreBriefing)
  const toast = useToast()
  const attempt = useAttempt()
  const { nextAt: _, lastAt: __, trouble: ___, ...draft } = briefing
  const error = [send, save].map((one) => one.error).find((one) => one !== null)

  async function handleDelete() {
    await remove.mutateAsync({ id })
    toast({
      title: 'Briefing deleted',
      text: title,
      action: { label: 'Undo', onSelect: () => void attempt(restore.mutateAsync({ id })) },
    })
  }

  const buttons = [
    { words: 'Send now', isPending: send.isPending, press: () => send.mutate({ id }) },
    {
      words: isPaused ? 'Resume' : 'Pause',
      isPending: save.isPending,
      press: () => save.mutate({ ...draft, isPaused: !isPaused }),
    },
    { words: 'Edit', press: onEdit },
    { words: 'Delete', isPending: remove.isPending, press: () => void attempt(handleDelete()) },
  ]
  return (
    <>
      <RowButtons title={title} buttons={buttons} />
      <div role="status">{send.data && <Outcome sent={send.data} />}</div>
      <FormError of={error} />
    </>
  )
}

const names = { panel: 'Panel', email: 'Email', push: 'Push', piece: 'Piece' } as const

/** Shows the result of "Send now" in each place. */
function Outcome({ sent }: { sent: readonly SentTo[] }) {
  return (
    <ul className="briefing-outcome">
      {sent.map(({ to, isSent, words }) => (
        <li key={to} className={isSent ? 'meta' : 'field-error'}>
          {names[to]}: {words}
        </li>
      ))}
    </ul>
  )
}
