import { useId, useState, type ReactNode } from 'react'
import { demandSize } from '#core/file-limits.ts'
import { useAction } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { FilePicker } from '#web/ui/controls/FilePicker.tsx'
import { CircleAlert } from '#web/ui/icons.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useUpload } from './use-upload.ts'

interface TakeFileProps<Result> {
  /** The kind of the upload, such as "saved/import". */
  kind: string
  /** The label of the button, such as "Import notes". */
  label: string
  /** The label of the field, such as "File with notes". */
  fieldLabel: string
  /** The accepted endings of file names, for the browser's own dialog. */
  accept: string
  /** The label of the button while a file is read. */
  pending?: string
  /** Explains which files can be used. */
  hint: ReactNode
  /** The largest allowed file, and the advice for a larger one. */
  limit?: { bytes: number; remedy: string }
  /** Calls the operation that reads the upload. */
  read: (upload: string, file: File) => Promise<Result>
  /** Describes what was done with the file. */
  tell?: (result: Result) => string
  /** Renders the result, until `clear` is called or another file is chosen. */
  children?: (result: Result, clear: () => void) => ReactNode
}

/**
 * A button that uploads a chosen file and has it read. Progress, failure and result are shown below
 * the button.
 */
export function TakeFile<Result>(props: TakeFileProps<Result>) {
  const { kind, label, fieldLabel, accept, pending = 'Reading the file...', hint } = props
  const { limit, read, tell, children } = props
  const { upload, underWay } = useUpload(kind)
  const [result, setResult] = useState<Result | null>(null)
  const problemId = useId()
  const hintId = useId()
  const taking = useAction(async (file: File) => {
    if (limit) demandSize(file, limit.bytes, limit.remedy)
    const sent = await upload(file)
    return sent === null ? null : read(sent, file)
  })

  async function take(file: File | undefined) {
    if (!file || taking.isPending) return
    setResult(null)
    // The failure is shown below the button.
    setResult(await taking.mutateAsync(file).catch(() => null))
  }

  return (
    <>
      <FilePicker
        className="drop-zone"
        label={label}
        fieldLabel={fieldLabel}
        accept={accept}
        action={taking.isPending ? pending : 'Choose a file'}
        disabled={taking.isPending}
        describedBy={taking.error ? problemId : hintId}
        onPick={([file]) => void take(file)}
      >
        <span className="meta">or drop it here</span>
        <p id={hintId} className="meta">
          {hint}
        </p>
        <UploadProgress upload={underWay} />
        <div aria-live="polite">
          {taking.error !== null && (
            <p id={problemId} className="field-error">
              <CircleAlert />
              <span>{explain(taking.error)}</span>
            </p>
          )}
          {result !== null && tell && <p>{tell(result)}</p>}
        </div>
      </FilePicker>
      {result !== null && children?.(result, () => setResult(null))}
    </>
  )
}
