import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { sources, type FolderPath, type SourceReport } from '../../contracts/source-health.ts'
import { folderWords } from './report-words.ts'
import { SourceFormDialog } from './SourceFormDialog.tsx'

interface OneSourceProps {
  report: SourceReport
  open: boolean
  onClose: () => void
}

export function RenameDialog({ report, open, onClose }: OneSourceProps) {
  const rename = useWrite(sources.changeSource)
  const [name, setName] = useState(report.name)
  const isEmpty = name.trim() === ''

  async function handleSubmit() {
    if (isEmpty) return
    const isDone = await succeeds(rename.mutateAsync({ id: report.id, name }))
    if (isDone) onClose()
  }

  return (
    <SourceFormDialog
      title="Rename source"
      submit="Rename"
      open={open}
      isPending={rename.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Field
        label="Name"
        hint="The name shown in your lists and articles."
        error={isEmpty ? 'Give the source a name' : rename.error && explain(rename.error)}
      >
        <TextInput
          dir="auto"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </SourceFormDialog>
  )
}

export function AddressDialog({ report, open, onClose }: OneSourceProps) {
  const change = useWrite(sources.changeAddress)
  const toast = useToast()
  const [address, setAddress] = useState('')

  async function handleSubmit() {
    const changed = await change.mutateAsync({ id: report.id, address }).catch(() => null)
    if (!changed) return
    toast({
      tone: 'success',
      title: `“${report.name}” has a new address`,
      text: `${changed.found}.`,
    })
    onClose()
  }

  return (
    <SourceFormDialog
      title="Change address"
      submit={change.isPending ? 'Looking…' : 'Change address'}
      open={open}
      isPending={change.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p className="source-address" dir="ltr">
        Now at {report.address}
      </p>
      <Field
        label="New address"
        hint="The address of a feed, or of a site that has one. It is checked before anything changes; entries and history are kept."
        error={change.error && explain(change.error)}
      >
        <TextInput
          type="url"
          autoComplete="url"
          placeholder="https://example.com/feed"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
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

/** Into a folder that there is, or into a new one inside it. */
export function MoveDialog({ reports, folders, open, onClose }: MoveDialogProps) {
  const move = useWrite(sources.moveSources)
  const first = JSON.stringify(reports[0]?.folder ?? [])
  const at = folders.findIndex((folder) => JSON.stringify(folder) === first)
  const [place, setPlace] = useState(at < 0 ? TOP : String(at))
  const [newName, setNewName] = useState('')

  async function handleSubmit() {
    const parent = place === TOP ? [] : folders[Number(place)]!
    const folder = newName.trim() === '' ? parent : [...parent, newName]
    const isDone = await succeeds(move.mutateAsync({ ids: reports.map(({ id }) => id), folder }))
    if (isDone) onClose()
  }

  return (
    <SourceFormDialog
      title={reports.length === 1 ? 'Move source' : `Move ${reports.length} sources`}
      submit="Move"
      open={open}
      isPending={move.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Field label="Folder">
        <Select
          value={place}
          onChange={setPlace}
          options={[
            { value: TOP, label: 'No folder' },
            ...folders.map((folder, index) => ({
              value: String(index),
              label: folderWords(folder),
            })),
          ]}
        />
      </Field>
      <Field
        label="New folder inside it"
        hint="Leave empty to create no folder."
        error={move.error && explain(move.error)}
      >
        <TextInput
          dir="auto"
          maxLength={100}
          value={newName}
          onChange={(event) => setNewName(event.target.value)}
        />
      </Field>
    </SourceFormDialog>
  )
}

/** What went wrong stands in the form. */
function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
