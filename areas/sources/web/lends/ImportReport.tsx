import './ImportReport.css'
import { count } from '#web/ui/count.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { X } from '#web/ui/icons.ts'
import type { Imported } from '../../contract.ts'

interface ImportReportProps {
  imported: Imported
  onClose: () => void
}

/** What came of an import: how many are followed now, and each that could not be, with its reason. */
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
        </>
      )}
    </section>
  )
}

function summaryOf({ followed, known }: Imported): string {
  const now = followed > 0 ? `Following ${count(followed, 'new source')}.` : 'No new sources.'
  return known > 0 ? `${now} ${count(known, 'source')} already followed.` : now
}
