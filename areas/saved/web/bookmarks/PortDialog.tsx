import './PortDialog.css'
import { usePage } from '#web/place/page.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { Bookmarklet } from './Bookmarklet.tsx'
import { ImportFile } from './ImportFile.tsx'

const files = [
  { name: 'bookmarks.html', label: 'HTML', hint: 'for browsers' },
  { name: 'bookmarks.csv', label: 'CSV', hint: 'for spreadsheets' },
  { name: 'bookmarks.md', label: 'Markdown', hint: 'for notes' },
]

interface PortDialogProps {
  open: boolean
  onClose: () => void
}

/** Imports and exports bookmarks. */
export function PortDialog({ open, onClose }: PortDialogProps) {
  const { fileAt } = usePage()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Import, export, bookmarklet"
      size="wide"
      skeleton={<SkeletonLines count={6} />}
    >
      <div className="port">
        <section aria-labelledby="port-import">
          <h3 id="port-import">Import</h3>
          <ImportFile />
        </section>
        <section aria-labelledby="port-export">
          <h3 id="port-export">Export</h3>
          <p className="field-hint">
            All bookmarks with their notes, tags, times and what you have read.
          </p>
          <ul className="port-files">
            {files.map(({ name, label, hint }) => (
              <li key={name}>
                <a
                  className={buttonClass({ size: 's' })}
                  href={fileAt(`/saved/export/${name}`)}
                  download
                >
                  {label}
                </a>
                <span className="meta">{hint}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="port-bookmarklet">
          <h3 id="port-bookmarklet">Bookmarklet</h3>
          <Bookmarklet />
        </section>
      </div>
    </Dialog>
  )
}
