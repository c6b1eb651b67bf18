import './Briefings.css'
import '#web/ui/controls/Settings.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { briefings } from '../../contracts/briefings.ts'
import { BriefingScheduleForm } from './BriefingScheduleForm.tsx'
import { BriefingRow } from './BriefingRow.tsx'

/**
 * Lists scheduled recaps with their contents, times and destinations, and the result of the last
 * delivery.
 */
export function BriefingSchedules() {
  const list = useRead(briefings.listBriefings, {})
  const [isAdding, setAdding] = useState(false)
  return (
    // The settings and the panel may show the list at the same time, so it is not a landmark, whose
    // name would have to be unique.
    <div className="briefing-schedules" role="group" aria-label="Scheduled briefings">
      <h3>Scheduled briefings</h3>
      {list.length === 0 && !isAdding && (
        <p className="field-hint">
          A recap can come to you at a fixed time, in this panel, by email or as a push message.
        </p>
      )}
      {list.length > 0 && (
        <ul>
          {list.map((briefing) => (
            <BriefingRow key={briefing.id} briefing={briefing} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <BriefingScheduleForm onDone={() => setAdding(false)} />
      ) : (
        <Button size="s" icon={<Plus />} onClick={() => setAdding(true)}>
          Schedule a briefing
        </Button>
      )}
    </div>
  )
}
