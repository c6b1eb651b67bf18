import { useState } from 'react'
import { demandSize } from '#core/file-limits.ts'
import { UploadProgress } from '#platform/files/web/lends/UploadProgress.tsx'
import { useUpload } from '#platform/files/web/lends/use-upload.ts'
import { useAction, useWrite } from '#web/asking/api.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { FilePicker } from '#web/ui/controls/FilePicker.tsx'
import { ChoiceDialog } from '#web/ui/overlays/ChoiceDialog.tsx'
import { studioProjects } from '../../contracts/projects.ts'
import { REPOSITORY } from '../../limits.ts'
import { useOpenProject } from './use-open-project.ts'

/** A dialog that creates a project from a ZIP file, and opens it. */
export function ImportProject({ onClose }: { onClose: () => void }) {
  const openProject = useOpenProject()
  const importing = useWrite(studioProjects.importProject)
  const { upload, underWay } = useUpload('app-studio/project')
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState('')
  const sending = useAction(async (chosen: File) => {
    demandSize(chosen, REPOSITORY.bytes, 'Leave out what is built or installed, then pack again.')
    const sent = await upload(chosen)
    if (sent === null) return
    const { id } = await importing.mutateAsync({ name: name.trim(), upload: sent })
    onClose()
    openProject(id)
  })

  function handlePick([chosen]: File[]) {
    setFile(chosen!)
    if (name.trim() === '') setName(chosen!.name.replace(/\.zip$/i, ''))
  }

  return (
    <ChoiceDialog
      open
      onClose={onClose}
      title="Import a project"
      submit="Import project"
      isChosen={file !== null && name.trim() !== ''}
      isPending={sending.isPending}
      error={sending.error}
      onSubmit={() => sending.mutate(file!)}
    >
      <FilePicker
        className="drop-zone"
        label="Import a project"
        fieldLabel="ZIP file"
        accept=".zip"
        action={file ? 'Choose another file' : 'Choose a ZIP file'}
        disabled={sending.isPending}
        describedBy={undefined}
        takesFocus
        onPick={handlePick}
      >
        <span className="meta">{file ? <bdi>{file.name}</bdi> : 'or drop it here'}</span>
        <UploadProgress upload={underWay} />
      </FilePicker>
      <Field label="Name">
        <TextInput value={name} dir="auto" onChange={(event) => setName(event.target.value)} />
      </Field>
    </ChoiceDialog>
  )
}
