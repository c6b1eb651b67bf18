import { count } from '#web/ui/count.ts'
import { SourceMarks } from '#web/ui/marks/SourceMarks.tsx'
import { Tape } from '#web/ui/marks/Tape.tsx'
import type { Article } from '../../contract.ts'

/**
 * The sources of an article: their marks, their number, and the times at which they published. If
 * space is short, the number is cut last.
 */
export function Synthesis({ article, most = 3 }: { article: Article; most?: number }) {
  const { sources, sourceCount, tape } = article
  return (
    <div className="synthesis">
      <SourceMarks outlets={sources} most={most} />
      <span>synthesized from {count(sourceCount, 'source')}</span>
      {tape.length > 1 && <Tape times={tape} />}
    </div>
  )
}
