import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { sourceHealth, type FolderPath, type SourceReport } from '../../contracts/source-health.ts'
import { folderWords } from './report-words.ts'
import { SourceFormDialog } from './SourceFormDialog.tsx'

interface OneSourceProps {
  report: SourceReport
  open: boolean
  onClose: () => void
}

export function RenameDialog({ report, open, onClose }: OneSourceProps) {
  const { values, set, errors, error, submit, isPending } = useForm(sourceHealth.changeSource, {
    initial: { name: report.name },
    toInput: ({ name }) => ({ id: report.id, name }),
    onDone: onClose,
  })

  return (
    <SourceFormDialog
      title="Rename source"
      submit="Rename"
      open={open}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Name"
        hint="The name shown in your lists and articles."
        error={errors.name ?? error}
      >
        <TextInput dir="auto" maxLength={200} value={values.name} onChange={set('name')} />
      </Field>
    </SourceFormDialog>
  )
}

export function AddressDialog({ report, open, onClose }: OneSourceProps) {
  const toast = useToast()
  const { values, set, errors, error, submit, isPending } = useForm(sourceHealth.changeAddress, {
    initial: { address: '' },
    toInput: ({ address }) => ({ id: report.id, address }),
    onDone({ found }) {
      const title = `“${report.name}” has a new address`
      toast({ tone: 'success', title, text: `${found}.` })
      onClose()
    },
  })

  return (
    <SourceFormDialog
      title="Change address"
      submit={isPending ? 'Looking…' : 'Change address'}
      open={open}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="source-address" dir="ltr">
        Now at {report.address}
      </p>
      <Field
        label="New address"
        hint="The address of a feed, or of a site that has one. It is checked before anything changes; entries and history are kept."
        error={errors.address ?? error}
      >
        <TextInput
          type="url"
          autoComplete="url"
          placeholder="https://example.com/feed"
          value={values.address}
          onChange={set('address')}
        />
      </Field>
    </SourceFormDialog>
  )
}

interface MoveDialogProps {
  reports: readonly SourceReport[]
  folders: readonly FolderPath[]
  open: boolean
  onClose: () => void
}

const TOP = 'top'

/** Moves sources into an existing folder, or into a new one inside it. */
export function MoveDialog({ reports, folders, open, onClose }: MoveDialogProps) {
  const first = JSON.stringify(reports[0]?.folder ?? [])
  const at = folders.findIndex((folder) => JSON.stringify(folder) === first)
  const { values, set, error, submit, isPending } = useForm(sourceHealth.moveSources, {
    initial: { place: at < 0 ? TOP : String(at), newName: '' },
    toInput({ place, newName }) {
      const parent = place === TOP ? [] : folders[Number(place)]!
      const folder = newName.trim() === '' ? parent : [...parent, newName]
      return { ids: reports.map(({ id }) => id), folder }
    },
    onDone: onClose,
  })

  return (
    <SourceFormDialog
      title={reports.length === 1 ? 'Move source' : `Move ${reports.length} sources`}
      submit="Move"
      open={open}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Folder">
        <Select
          value={values.place}
          onChange={set('place')}
          options={[
            { value: TOP, label: 'No folder' },
            ...folders.map((folder, index) => ({
              value: String(index),
              label: folderWords(folder),
            })),
          ]}
        />
      </Field>
      <Field label="New folder inside it" hint="Leave empty to create no folder." error={error}>
        <TextInput dir="auto" maxLength={100} value={values.newName} onChange={set('newName')} />
      </Field>
    </SourceFormDialog>
  )
}
