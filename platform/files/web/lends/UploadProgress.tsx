import '../UploadProgress.css'
import { fileSizeText } from '#core/file-size.ts'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import type { UploadUnderWay } from './use-upload.ts'

/** No progress is shown for smaller files, which arrive before anybody could read it. */
const SHOWN_FROM_BYTES = 500_000

/** Shows an upload's progress, and a button to cancel it. */
export function UploadProgress({ upload }: { upload: UploadUnderWay | null }) {
  if (upload === null || upload.bytes < SHOWN_FROM_BYTES) return null
  const { name, bytes, sent, cancel } = upload
  return (
    <div className="upload-progress">
      <p className="meta">
        <bdi>{name}</bdi>: {fileSizeText(sent)} of {fileSizeText(bytes)}
      </p>
      <ProgressBar label={`Uploading ${name}`} percent={Math.floor((sent / bytes) * 100)} />
      <Button size="s" onClick={cancel}>
        Cancel upload
      </Button>
    </div>
  )
}
