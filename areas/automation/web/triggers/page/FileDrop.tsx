import { useId } from 'react'
import { UploadProgress } from '#platform/files/web/lends/UploadProgress.tsx'
import { useUpload } from '#platform/files/web/lends/use-upload.ts'
import { useWrite } from '#web/asking/api.tsx'
import { FilePicker } from '#web/ui/controls/FilePicker.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { deliveries } from '../../../contracts/deliveries.ts'

interface FileDropProps {
  trigger: string
  active: boolean
}

/** An area to drop files on, which start the workflows of the trigger. */
export function FileDrop({ trigger, active }: FileDropProps) {
  const { upload, underWay } = useUpload('automation/file')
  const drop = useWrite(deliveries.dropFile)
  const attempt = useAttempt()
  const toast = useToast()
  const hintId = useId()

  async function send(file: File): Promise<void> {
    const id = await upload(file)
    if (id === null) return
    const { runs } = await drop.mutateAsync({ id: trigger, name: file.name, upload: id })
    const text = runs === 0 ? 'No active workflow uses this trigger.' : file.name
    toast({ tone: runs === 0 ? 'info' : 'success', title: 'File taken', text })
  }

  async function handlePick(files: File[]) {
    for (const file of files) await attempt(send(file))
  }

  return (
    <>
      <FilePicker
        className="drop-zone"
        label="Drop files here"
        fieldLabel="Files"
        accept=""
        multiple
        action="Choose files"
        disabled={!active || underWay !== null}
        describedBy={hintId}
        onPick={(files) => void handlePick(files)}
      >
        <p id={hintId} className="meta">
          {active
            ? 'Or drop them here. Each file begins a run. Text is read of PDF, Word and text files.'
            : 'Switch the trigger on to take files.'}
        </p>
      </FilePicker>
      <UploadProgress upload={underWay} />
    </>
  )
}
