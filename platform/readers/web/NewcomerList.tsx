import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { readers, type Newcomer } from '../contract.ts'

/** Newcomers who wait for an owner's approval. */
export function NewcomerList() {
  const newcomers = useRead(readers.listNewcomers, {})
  if (newcomers.length === 0) return null
  return (
    <section aria-label="Waiting to be let in">
      <h3>Waiting to be let in</h3>
      <ul>
        {newcomers.map((newcomer) => (
          <NewcomerRow key={newcomer.id} newcomer={newcomer} />
        ))}
      </ul>
    </section>
  )
}

function NewcomerRow({ newcomer: { id, name, askedAt } }: { newcomer: Newcomer }) {
  const letIn = useWrite(readers.letIn)
  const refuse = useWrite(readers.refuseNewcomer)
  const error = letIn.error ?? refuse.error
  return (
    <li className="settings-row">
      <div>
        <p dir="auto">{name}</p>
        <p className="meta">
          Asked <Ago time={askedAt} inSentence />
        </p>
        <FormError of={error} />
      </div>
      <p className="settings-actions">
        <Button size="s" disabled={letIn.isPending} onClick={() => letIn.mutate({ id })}>
          Let in
          <span className="visually-hidden">: {name}</span>
        </Button>
        <Button size="s" disabled={refuse.isPending} onClick={() => refuse.mutate({ id })}>
          Refuse
          <span className="visually-hidden">: {name}</span>
        </Button>
      </p>
    </li>
  )
}
