import { explain } from '#web/ui/blocks/Trouble.tsx'
import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { RowButtons } from '#web/ui/rows/RowButtons.tsx'
import { RowHead } from '#web/ui/rows/RowHead.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { programmes, type Programme } from '../../contracts/programmes.ts'
import { describeJob } from '../../job-options.ts'
import { timesWords } from '../../programme-words.ts'
import { ProgrammeForm } from './ProgrammeForm.tsx'

/** A programme: its pieces, its times, its last result, and its buttons. */
export function ProgrammeRow({ programme }: { programme: Programme }) {
  const { title, times, nextAt, trouble, isPaused } = programme
  const zone = useZone()
  const [isEdited, setEdited] = useState(false)
  return (
    <li className="programme" aria-label={title}>
      <RowHead
        title={title}
        state={isPaused ? 'Paused' : trouble ? 'Last one failed' : 'On'}
        tone={isPaused ? 'neutral' : trouble ? 'warn' : 'success'}
      />
      <p className="meta">
        {timesWords(times, zone)}. {describeJob(programme)}.
        {nextAt && (
          <>
            {' '}
            Next <TimeAgo time={nextAt} inSentence />.
          </>
        )}
      </p>
      {trouble && <p className="field-error">{trouble}</p>}
      {isEdited ? (
        <ProgrammeForm programme={programme} onDone={() => setEdited(false)} />
      ) : (
        <Buttons programme={programme} onEdit={() => setEdited(true)} />
      )}
    </li>
  )
}

function Buttons({ programme, onEdit }: { programme: Programme; onEdit: () => void }) {
  const { id, title, isPaused } = programme
  const run = useWrite(programmes.runProgramme)
  const save = useWrite(programmes.saveProgramme)
  const remove = useWrite(programmes.deleteProgramme)
  const toast = useToast()
  const error = [run, save, remove].map((one) => one.error).find((one) => one !== null)
  const { nextAt: _, trouble: __, ...draft } = programme

  async function handleRun() {
    const isQueued = await run.mutateAsync({ id }).then(
      () => true,
      () => false,
    )
    if (isQueued) toast({ title: `A new piece of ${title} is in the queue`, tone: 'success' })
  }

  const buttons = [
    { words: 'Run now', isPending: run.isPending, press: () => void handleRun() },
    {
      words: isPaused ? 'Resume' : 'Pause',
      isPending: save.isPending,
      press: () => save.mutate({ ...draft, isPaused: !isPaused }),
    },
    { words: 'Edit', press: onEdit },
    { words: 'Delete', isPending: remove.isPending, press: () => remove.mutate({ id }) },
  ]
  return (
    <>
      <RowButtons title={title} buttons={buttons} />
      {error && (
        <p className="field-error" role="alert">
          {explain(error)}
        </p>
      )}
    </>
  )
}
