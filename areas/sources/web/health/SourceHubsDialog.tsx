import { Suspense } from 'react'
import { hubs } from '#areas/hubs/contract.ts'
import { hubMembership } from '#areas/hubs/contracts/membership.ts'
import { useRead } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { CheckCards } from '#web/ui/controls/ChoiceCards.tsx'
import { useForm } from '#web/ui/use-form.ts'
import type { SourceReport } from '../../contracts/source-health.ts'
import { SourceFormDialog } from './SourceFormDialog.tsx'

interface SourceHubsDialogProps {
  report: SourceReport
  open: boolean
  onClose: () => void
}

/** Chooses the hubs that a source belongs to. */
export function SourceHubsDialog(props: SourceHubsDialogProps) {
  return (
    <Trouble>
      <Suspense fallback={null}>
        <HubsForm {...props} />
      </Suspense>
    </Trouble>
  )
}

function HubsForm({ report, open, onClose }: SourceHubsDialogProps) {
  const own = useRead(hubs.listHubs, {}).filter(({ isCustom }) => isCustom)
  const about = { kind: 'source', member: report.id } as const
  const form = useForm(hubMembership.saveHubsOf, {
    initial: { hubs: useRead(hubMembership.listHubsOf, about) },
    toInput: (values) => ({ ...about, hubs: values.hubs }),
    onDone: onClose,
  })
  const { values, set, error, submit, isPending } = form
  const chosen = values.hubs

  return (
    <SourceFormDialog
      title={`Hubs of ${report.name}`}
      submit="Save"
      open={open}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {own.length === 0 ? (
        <Empty quiet>
          You have no hubs of your own yet. Add one with “New” in the hub list. The first hub holds
          every source.
        </Empty>
      ) : (
        <CheckCards
          label="Hubs"
          options={own.map(({ id, name }) => ({ value: id, label: name }))}
          values={chosen}
          onToggle={(id) =>
            set('hubs')(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
          }
        />
      )}
      <FormError of={error} />
    </SourceFormDialog>
  )
}
