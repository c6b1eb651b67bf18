import { useState } from 'react'
import { byOutlet } from '#engine/outlets/by-outlet.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import type { Briefing } from '../../contracts/reading.ts'

const SOURCES_NAMED = 4

/** Links to the reports, one for each outlet, in the order of publication. */
export function BriefingSources({ coverage }: Pick<Briefing, 'coverage'>) {
  const [isWhole, setWhole] = useState(false)
  const outlets = byOutlet(coverage, ({ outlet }) => outlet.name)
  const rest = outlets.length - SOURCES_NAMED
  return (
    <ul className="briefing-sources" aria-label="Sources">
      {(isWhole ? outlets : outlets.slice(0, SOURCES_NAMED)).map(({ name, of: reports }) => {
        const { outlet, link } = reports.find((report) => report.link) ?? reports[0]
        const shown = (
          <>
            <SourceMark outlet={outlet} size={18} />
            {name}
            {reports.length > 1 && ` (${count(reports.length, 'report')})`}
          </>
        )
        return (
          <li key={name}>
            {link ? (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {shown}
              </a>
            ) : (
              <span>{shown}</span>
            )}
          </li>
        )
      })}
      {rest > 0 && (
        <li>
          <Button
            variant="quiet"
            size="s"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `and ${rest} more`}
          </Button>
        </li>
      )}
    </ul>
  )
}
