import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { listings } from '../../contracts/listings.ts'
import type { SourceReport } from '../../contracts/source-health.ts'
import { ListingEditor } from './ListingEditor.tsx'

interface ListingDialogProps {
  report: SourceReport
  open: boolean
  onClose: () => void
}

/** Edits the list rule of a page that is followed without a feed. */
export function ListingDialog({ report, open, onClose }: ListingDialogProps) {
  return (
    <Dialog size="article" title={`List of ${report.name}`} open={open} onClose={onClose}>
      {open && <ListingForm id={report.id} name={report.name} onClose={onClose} />}
    </Dialog>
  )
}

function ListingForm({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { address, rule: known, mayChange } = useRead(listings.getListing, { id })
  const save = useWrite(listings.changeListing)
  const showToast = useToast()
  const [rule, setRule] = useState(known)

  if (known === null)
    return <p>This source is a feed. Only pages without one are followed by their list.</p>

  async function handleSave() {
    if (!rule) return
    const isSaved = await save.mutateAsync({ id, rule }).then(
      () => true,
      () => false,
    )
    if (!isSaved) return
    showToast({ tone: 'success', title: `The list of ${name} was saved` })
    onClose()
  }

  return (
    <ListingEditor address={address} rule={rule} onChange={setRule}>
      {() => (
        <>
          {!mayChange && (
            <p className="meta">
              Others follow this page as well. Its list is changed by the owner of this server.
            </p>
          )}
          <div aria-live="polite">
            {save.error && <p className="field-error">{explain(save.error)}</p>}
          </div>
          <Button
            variant="primary"
            disabled={!mayChange || !rule?.item || save.isPending}
            onClick={() => void handleSave()}
          >
            Save list
          </Button>
        </>
      )}
    </ListingEditor>
  )
}
