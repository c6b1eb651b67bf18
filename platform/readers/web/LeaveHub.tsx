import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button, buttonClass } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { account, type Account } from '../contracts/account.ts'

/** A link to an archive with all data of the reader, and the button to leave. */
export function LeaveHub({ account: { archiveAddress } }: { account: Account }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-label="Leave this server">
      <h3>Leave this server</h3>
      <p className="field-hint">
        Download first what you want to keep: your sources, saved articles, notes, settings and
        files as one archive, without passwords.
      </p>
      <p className="settings-actions">
        <a className={buttonClass()} href={archiveAddress} download>
          Download my archive
        </a>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Leave this server
        </Button>
      </p>
      <LeaveDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        archiveAddress={archiveAddress}
      />
    </section>
  )
}

interface LeaveDialogProps {
  open: boolean
  onClose: () => void
  archiveAddress: string
}

function LeaveDialog({ open, onClose, archiveAddress }: LeaveDialogProps) {
  const { home } = usePage()
  const leave = useWrite(account.leave)
  const handleLeave = async () => {
    await leave.mutateAsync({})
    location.assign(home)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Leave this server?"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Stay
          </Button>
          <Button
            variant="danger"
            disabled={leave.isPending}
            onClick={() => void handleLeave().catch(() => {})}
          >
            Delete everything of mine
          </Button>
        </>
      }
    >
      <p>
        Your sources, saved articles, notes, files and settings are deleted from this server, and
        you can no longer sign in. You cannot undo this.
      </p>
      <p>
        <a href={archiveAddress} download>
          Download my archive
        </a>{' '}
        first if you want to keep something.
      </p>
      <FormError of={leave.error} />
    </Dialog>
  )
}
