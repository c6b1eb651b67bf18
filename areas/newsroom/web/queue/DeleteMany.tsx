import { Suspense, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Trash2 } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import type { QueueJob } from '../../contract.ts'
import { deletedTogether, jobsOfGroup } from '../../job-queue.ts'
import type { ManyJobs } from './DeleteManyDialog.tsx'

const DeleteManyDialog = lazyPart(
  async () => (await import('./DeleteManyDialog.tsx')).DeleteManyDialog,
)

interface DeleteManyProps {
  /** The jobs that are shown in the queue. */
  jobs: readonly QueueJob[]
  onDeleted: () => void
}

/**
 * A menu that deletes all jobs in a certain state, on servers that make pieces; single jobs have
 * their own button.
 */
export function DeleteMany(props: DeleteManyProps) {
  return useKept('generation/making') && <Groups {...props} />
}

function Groups({ jobs, onDeleted }: DeleteManyProps) {
  const [asked, setAsked] = useState<ManyJobs | null>(null)
  const [isOpen, setOpen] = useState(false)
  const groups = deletedTogether
    .map((group) => ({ group, ids: jobsOfGroup(group, jobs).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 1)

  function handleAsk(many: ManyJobs) {
    setAsked(many)
    setOpen(true)
  }

  return (
    <>
      {groups.length > 0 && (
        <p className="queue-many">
          <Menu
            label="Delete many"
            items={groups.map((many) => ({
              label: `${many.group.label} (${fullCount(many.ids.length)})`,
              danger: true,
              onSelect: () => handleAsk(many),
            }))}
            trigger={(wires) => (
              <Button {...wires} size="s" variant="quiet" icon={<Trash2 />}>
                Delete many
              </Button>
            )}
          />
        </p>
      )}
      {asked && (
        <Suspense fallback={null}>
          <DeleteManyDialog
            many={asked}
            open={isOpen}
            onClose={() => setOpen(false)}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </>
  )
}
