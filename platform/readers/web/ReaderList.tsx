import { useState } from 'react'
import { fileSizeText } from '#core/file-size.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { readers, type Reader, type Stored } from '../contract.ts'

/** All readers of this server, with the actions of an owner. */
export function ReaderList() {
  const everybody = useRead(readers.listReaders, {})
  return (
    <ul aria-label="Readers">
      {everybody.map((reader) => (
        <ReaderRow key={reader.id} reader={reader} />
      ))}
    </ul>
  )
}

function ReaderRow({ reader }: { reader: Reader }) {
  const { id, name, signInName, role, createdAt, lastSeenAt, stored, isThis } = reader
  const setRole = useWrite(readers.setRole)
  const [isRemoving, setRemoving] = useState(false)
  const isOwner = role === 'owner'
  return (
    <li className="settings-row">
      <div>
        <p dir="auto">
          {name} {isOwner && <Badge tone="info">Owner</Badge>} {isThis && <Badge>You</Badge>}
        </p>
        <p className="meta">
          {signInName === null ? 'No sign-in name' : `Signs in as ${signInName}`}. Here since{' '}
          <Ago time={createdAt} inSentence />
          {isThis ? ', here now' : <LastSeen time={lastSeenAt} />}
        </p>
        <p className="meta">{storedWords(stored)}</p>
        <FormError of={setRole.error} />
      </div>
      {!isThis && (
        <p className="settings-actions">
          <Button
            size="s"
            disabled={setRole.isPending}
            onClick={() => setRole.mutate({ id, role: isOwner ? 'reader' : 'owner' })}
          >
            {isOwner ? 'Make a reader' : 'Make an owner'}
            <span className="visually-hidden">: {name}</span>
          </Button>
          <Button size="s" onClick={() => setRemoving(true)}>
            Remove
            <span className="visually-hidden">: {name}</span>
          </Button>
        </p>
      )}
      <RemoveDialog reader={reader} open={isRemoving} onClose={() => setRemoving(false)} />
    </li>
  )
}

function LastSeen({ time }: { time: string | null }) {
  if (time === null) return ', last seen not known'
  return (
    <>
      , last seen <Ago time={time} inSentence />
    </>
  )
}

function storedWords({ sources, savedArticles, notes, fileBytes }: Stored): string {
  const parts = [
    `${count(sources, 'source')}`,
    `${count(savedArticles, 'saved article')}`,
    `${count(notes, 'note')}`,
    `${fileSizeText(fileBytes)} of files`,
  ]
  return parts.join(', ')
}

interface RemoveDialogProps {
  reader: Reader
  open: boolean
  onClose: () => void
}

function RemoveDialog({ reader: { id, name, stored }, open, onClose }: RemoveDialogProps) {
  const remove = useWrite(readers.removeReader)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Remove ${name}?`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep
          </Button>
          <Button
            variant="danger"
            disabled={remove.isPending}
            onClick={() => void remove.mutateAsync({ id }).then(onClose, () => {})}
          >
            Delete everything of theirs
          </Button>
        </>
      }
    >
      <p>
        {storedWords(stored)} are deleted, with all settings and tokens, and {name} can no longer
        sign in. You cannot undo this. Only {name} can download their archive, in Settings under
        Your account: give them the time to do so first.
      </p>
      <FormError of={remove.error} />
    </Dialog>
  )
}
