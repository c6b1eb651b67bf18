import { useId, useState, type FormEvent } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { newsletters } from '../../../contracts/newsletters.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { InboxRow } from './InboxRow.tsx'

/**
 * The reader's email addresses for newsletters, or instructions for setting up email on this
 * server.
 */
export function Inboxes({ onMade }: { onMade: () => void }) {
  const { host, inboxes } = useRead(newsletters.listInboxes, {})
  const titleId = useId()
  return (
    <section className="finding-section" aria-labelledby={titleId}>
      <h3 id={titleId}>Inboxes</h3>
      {host === null ? (
        <p className="finding-note">
          This server does not receive mail. Its administrator can turn that on with
          SYNTHWIRE_MAIL_HOST and SYNTHWIRE_MAIL_PORT; see the README. Newsletters without a feed
          can then be sent here.
        </p>
      ) : (
        <>
          <p className="finding-note">
            Create an inbox and subscribe to the newsletter with its address. Only you can read what
            arrives; confirmation emails appear below.
          </p>
          <NewInbox onMade={onMade} />
          {inboxes.length > 0 && (
            <ul className="inbox-rows" aria-label="Your inboxes">
              {inboxes.map((inbox) => (
                <InboxRow key={inbox.id} inbox={inbox} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

function NewInbox({ onMade }: { onMade: () => void }) {
  const create = useWrite(newsletters.createInbox)
  const hub = useHub()
  const [name, setName] = useState('')

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '' || create.isPending) return
    const made = await create.mutateAsync({ name, ...hub }).catch(() => null)
    if (!made) return
    setName('')
    onMade()
  }

  return (
    <form className="finding-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field label="Name of the newsletter" error={create.error ? explain(create.error) : null}>
        <TextInput
          autoComplete="off"
          dir="auto"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" disabled={name.trim() === '' || create.isPending}>
        Create an inbox
      </Button>
    </form>
  )
}
