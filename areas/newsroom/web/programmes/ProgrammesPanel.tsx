import '../voices/Voices.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { programmes } from '../../contracts/programmes.ts'
import { Podcasts } from './Podcasts.tsx'
import { ProgrammeForm } from './ProgrammeForm.tsx'
import { ProgrammeRow } from './ProgrammeRow.tsx'

/** The panel for regular pieces, with the addresses for podcast players. */
export function ProgrammesPanel() {
  return (
    <Panel
      title="Programmes and podcasts"
      className="panel-list programmes"
      skeleton={<SkeletonLines count={5} />}
    >
      <ProgrammeList />
      <Podcasts />
    </Panel>
  )
}

function ProgrammeList() {
  const list = useRead(programmes.listProgrammes, {})
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-label="Programmes">
      <p className="field-hint">
        A programme makes a new piece at fixed times, or when enough new articles have arrived.
      </p>
      {list.length > 0 && (
        <ul>
          {list.map((programme) => (
            <ProgrammeRow key={programme.id} programme={programme} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <ProgrammeForm onDone={() => setAdding(false)} />
      ) : (
        <div className="settings-actions">
          <Button icon={<Plus />} onClick={() => setAdding(true)}>
            Add a programme
          </Button>
        </div>
      )}
    </section>
  )
}
