import type { Finding } from '../../voices/finding.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { actionWords, shownWords } from './finding-words.ts'

export interface FoundWords extends Finding {
  found: string
}

interface FindingRowsProps<One extends FoundWords> {
  findings: readonly One[]
  onApply: (finding: One) => void
}

/** A list of findings, each with its reason and a button for its replacement, if it has one. */
export function FindingRows<One extends FoundWords>({ findings, onApply }: FindingRowsProps<One>) {
  return (
    <ul className="voice-findings">
      {findings.map((finding, nth) => (
        <li key={`${nth} ${finding.start} ${finding.rule}`}>
          <p>
            <mark dir="auto">{shownWords(finding.found)}</mark> {finding.why}
          </p>
          {finding.instead !== null && (
            <Button size="s" onClick={() => onApply(finding)}>
              {actionWords(finding, finding.found)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
