import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { count } from '#web/ui/count.ts'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { newsletters, type Inbox } from '../../../contracts/newsletters.ts'

/** An inbox: its address, its senders, and its newest mails. */
export function InboxRow({ inbox }: { inbox: Inbox }) {
  const { id, name, address, isOn, mailCount, senders, mails } = inbox
  const { fileAt } = usePage()
  const turn = useWrite(newsletters.switchInbox)
  const [isLeaving, setLeaving] = useState(false)

  return (
    <li className="inbox-row">
      <div className="inbox-head">
        <h4 dir="auto">{name}</h4>
        <Switch
          bare
          label={`Receive mail for ${name}`}
          checked={isOn}
          disabled={turn.isPending}
          onChange={(isOn) => turn.mutate({ id, isOn })}
        />
        <Button
          size="s"
          variant="quiet"
          aria-label={`Delete the inbox ${name}`}
          aria-expanded={isLeaving}
          onClick={() => setLeaving(!isLeaving)}
        >
          Delete
        </Button>
      </div>
      <p className="inbox-address">
        <code>{address}</code>
        <CopyButton label={`Copy the address of ${name}`} text={address} />
      </p>
      {isLeaving && <Leaving inbox={inbox} onKeep={() => setLeaving(false)} />}
      <FormError of={turn.error} />
      <p className="meta">
        {!isOn && 'Off: mail is refused. '}
        {mailCount === 0
          ? 'No emails yet.'
          : `${count(mailCount, 'email')} from ${senders.map(nameOf).join(', ')}`}
      </p>
      {mails.length > 0 && (
        <ul className="inbox-mails" aria-label={`Latest emails in ${name}`}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <a
                href={fileAt(`/mails/${mail.id}`)}
                target="_blank"
                rel="noopener noreferrer"
                dir="auto"
              >
                {mail.title}
              </a>
              <span className="meta">
                <TimeAgo time={mail.publishedTime} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Asks before an inbox is deleted, because its address can never be used again. */
function Leaving({ inbox: { id, name }, onKeep }: { inbox: Inbox; onKeep: () => void }) {
  const remove = useWrite(newsletters.deleteInbox)
  return (
    <div className="inbox-leaving" role="group" aria-label={`Delete the inbox ${name}?`}>
      <p>
        Mail to this address will be refused, and you cannot get the address back. Saved articles
        are kept.
      </p>
      <Button size="s" variant="quiet" onClick={onKeep}>
        Keep it
      </Button>
      <Button
        size="s"
        variant="danger"
        disabled={remove.isPending}
        onClick={() => remove.mutate({ id })}
      >
        Delete permanently
      </Button>
      <FormError of={remove.error} />
    </div>
  )
}

function nameOf({ name, address }: Inbox['senders'][number]): string {
  return name === address ? name : `${name} <${address}>`
}
