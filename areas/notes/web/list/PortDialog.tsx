import './PortDialog.css'
import { TakeFile } from '#platform/files/web/lends/TakeFile.tsx'
import { useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { notesImport, type Imported } from '../../contracts/import.ts'

const files = [
  { name: 'notes.zip', label: 'Markdown', hint: 'a folder for Obsidian and other programs' },
  { name: 'notes.json', label: 'JSON', hint: 'W3C annotations' },
]

interface PortDialogProps {
  open: boolean
  onClose: () => void
}

/** The dialog that imports and exports notes. */
export function PortDialog({ open, onClose }: PortDialogProps) {
  const { fileAt } = usePage()
  return (
    <Dialog open={open} onClose={onClose} title="Import and export notes">
      <div className="notes-port">
        <section aria-labelledby="notes-import">
          <h3 id="notes-import">Import</h3>
          <ImportFile />
        </section>
        <section aria-labelledby="notes-export">
          <h3 id="notes-export">Export</h3>
          <p className="field-hint">
            All notes and highlights. Importing them again adds nothing twice.
          </p>
          <ul>
            {files.map(({ name, label, hint }) => (
              <li key={name}>
                <a
                  className={buttonClass({ size: 's' })}
                  href={fileAt(`/notes/export/${name}`)}
                  download
                >
                  {label}
                </a>{' '}
                <span className="meta">{hint}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  )
}

function ImportFile() {
  const bring = useWrite(notesImport.importNotes)
  return (
    <TakeFile
      kind="notes/import"
      label="Import notes"
      fieldLabel="File with notes"
      accept=".zip,.md,.markdown,.json"
      pending="Importing..."
      hint="A Markdown file, a ZIP file of a folder of them, such as a vault of Obsidian, or JSON as exported below."
      read={(upload, file) => bring.mutateAsync({ upload, name: file.name.slice(-500) })}
      tell={importedWords}
    />
  )
}

const reasons: Record<Imported['leftOut'][number]['reason'], string> = {
  'too-long': 'too long',
  'too-many': 'more than can be imported at once',
  'no-text': 'empty',
}

function importedWords({ added, updated, unchanged, keptBoth, leftOut }: Imported): string {
  const facts = [
    `${count(added, 'note')} added`,
    ...(updated > 0 ? [`${updated} updated`] : []),
    ...(unchanged > 0 ? [`${unchanged} here already`] : []),
    ...(keptBoth > 0 ? [`${keptBoth} changed in both, kept as two notes`] : []),
    ...leftOut.map(({ reason, count }) => `${count} left out (${reasons[reason]})`),
  ]
  return `${facts.join(', ')}.`
}
