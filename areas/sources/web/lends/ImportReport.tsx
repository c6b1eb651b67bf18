import './ImportReport.css'
import { csvLine } from '#engine/csv/csv-line.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { count } from '#web/ui/count.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { X } from '#web/ui/icons.ts'
import type { Imported } from '../../contract.ts'

interface ImportReportProps {
  imported: Imported
  onClose: () => void
}

/**
 * The result of an import: the number of sources that are followed now, and those that failed, with
 * reasons.
 */
export function ImportReport({ imported, onClose }: ImportReportProps) {
  const { failed } = imported
  return (
    <section className="import-report" role="status" aria-label="Import">
      <header>
        <p>
          <strong>{summaryOf(imported)}</strong>
        </p>
        <IconButton size="s" label="Close the report" icon={<X />} onClick={onClose} />
      </header>
      {failed.length > 0 && (
        <>
          <p>{count(failed.length, 'address', 'addresses')} could not be followed:</p>
          <dl>
            {failed.map(({ what, reason }, index) => (
              <div key={index}>
                <dt>{what}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
          <Button
            size="s"
            onClick={() => saveFile('not-followed.csv', tableOf(failed), 'text/csv')}
          >
            Download this list
          </Button>
        </>
      )}
    </section>
  )
}

function tableOf(failed: Imported['failed']): string {
  const rows = failed.map(({ what, reason }) => csvLine([what, reason]))
  return csvLine(['source', 'reason']) + rows.join('')
}

function summaryOf({ followed, known }: Imported): string {
  const now = followed > 0 ? `Following ${count(followed, 'new source')}.` : 'No new sources.'
  return known > 0 ? `${now} ${count(known, 'source')} already followed.` : now
}
