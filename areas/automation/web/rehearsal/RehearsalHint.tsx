import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { triggers } from '../../contracts/triggers.ts'
import { rehearsalPage } from './rehearsal-page.ts'
import { pastWords } from './rehearsal-words.ts'
import { usePast } from './use-past.ts'

/**
 * A placeholder as wide as the text that will replace it, so that the text does not wrap to another
 * line.
 */
const counting = <span className="rehearsal-counting" aria-hidden="true" />

interface RehearsalHintProps {
  workflow: string
  trigger: string
}

/** Says how often the workflow would have run, and offers a rehearsal; shown beside "Switch on". */
export function RehearsalHint(props: RehearsalHintProps) {
  return (
    <p className="rehearsal-hint" role="status">
      <Trouble silent>
        <Suspense fallback={counting}>
          <Counted {...props} />
        </Suspense>
      </Trouble>
      <PageLink page={rehearsalPage(props.workflow)}>Rehearse it first</PageLink>
    </p>
  )
}

function Counted({ workflow, trigger }: RehearsalHintProps) {
  const { draft } = useRead(triggers.getTrigger, { id: trigger })
  const past = usePast(workflow, JSON.stringify(draft))
  if (!past) return counting
  // Events that are known only from runs cannot be counted.
  if (past.from === 'runs') return null
  return <span>{pastWords(past)}</span>
}
