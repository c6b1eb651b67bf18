import './Revisions.css'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import type { Coverage, Outlet } from '../../contract.ts'
import { ChangesDialog } from './ChangesDialog.tsx'

interface RevisedNoteProps {
  outlet: Outlet
  revised: NonNullable<Coverage['revised']>
}

/** The time at which a source changed its text, with a link to the changes. */
export function RevisedNote({ outlet, revised }: RevisedNoteProps) {
  const dialog = useOpening()
  return (
    <p className="revised meta">
      Updated <TimeAgo time={revised.time} inSentence />,{' '}
      <button type="button" aria-haspopup="dialog" onClick={dialog.open}>
        see what changed<span className="visually-hidden"> at {outlet.name}</span>
      </button>
      {dialog.nth > 0 && (
        <ChangesDialog
          key={dialog.nth}
          outlet={outlet}
          entry={revised.entry}
          open={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </p>
  )
}
