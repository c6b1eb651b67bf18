import { useRead, useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { madeByRuns, type MadeThing } from '../../contracts/made.ts'
import { leftWords, undoneWords } from './made-words.ts'

/**
 * Lists the things that a run made, each with a link and a way to undo it. Renders nothing if there
 * are none.
 */
export function MadeThings({ run }: { run: string }) {
  const { things, hasMore, lasting } = useRead(madeByRuns.listMade, { run })
  const undo = useUndo(run)
  if (things.length === 0 && lasting.length === 0) return null
  const keys = [...new Set(things.map(({ step }) => step))]
  return (
    <section className="made-things" aria-label="Made by this run">
      <div className="made-head">
        <h3>Made by this run</h3>
        {things.length > 0 && (
          <Button size="s" disabled={undo.isPending} onClick={() => void undo.start()}>
            Undo all
          </Button>
        )}
      </div>
      {keys.map((step) => (
        <OfStep
          key={step}
          things={things.filter((one) => one.step === step)}
          isBusy={undo.isPending}
          onUndo={() => void undo.start(step)}
        />
      ))}
      {hasMore && (
        <p className="meta">
          The newest {things.length} are listed. Undo all takes the others, too.
        </p>
      )}
      {lasting.length > 0 && (
        <ul className="made-lasting" aria-label="Cannot be undone">
          {lasting.map(({ place, reason }, nth) => (
            <li key={nth} className="meta" dir="auto">
              {place}: {reason}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface OfStepProps {
  things: readonly MadeThing[]
  isBusy: boolean
  onUndo: () => void
}

function OfStep({ things, isBusy, onUndo }: OfStepProps) {
  const place = things[0]?.place
  return (
    <div className="made-step">
      <p className="made-head">
        <span dir="auto">{place}</span>
        <Button size="s" disabled={isBusy} onClick={onUndo}>
          Undo<span className="visually-hidden"> {place}</span>
        </Button>
      </p>
      <ul>
        {things.map((one) => (
          <li key={one.id} dir="auto">
            <Thing made={one} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Thing({ made: { thing, name, page, state } }: { made: MadeThing }) {
  const words = name === '' ? thing.slice(0, 1).toUpperCase() + thing.slice(1) : name
  return (
    <>
      {page === null ? words : <PageLink page={page}>{words}</PageLink>}
      {name !== '' && <span className="meta"> {thing}</span>}
      {state === 'gone' && <span className="meta">, deleted</span>}
      {state === 'changed' && (
        <span className="meta">, changed by you since: undo leaves it alone</span>
      )}
    </>
  )
}

function useUndo(run: string) {
  const write = useWrite(madeByRuns.undoRun)
  const toast = useToast()
  const attempt = useAttempt()
  async function start(step?: string) {
    const done = await attempt(write.mutateAsync({ run, ...(step !== undefined && { step }) }))
    if (done) toast({ title: undoneWords(done), text: leftWords(done) })
  }
  return { start, isPending: write.isPending }
}
