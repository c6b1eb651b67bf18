import { useId, useRef, useState, type DragEvent } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { FileUp } from '#web/ui/icons.ts'
import { FileText } from '#web/ui/more-icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Profile } from '../contract.ts'
import { acceptedFiles } from '../profiles.ts'
import { Sign } from '#web/ui/marks/Sign.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { useFileUpload } from './use-file-upload.ts'

/** What the hub should have read before it writes. */
export function UploadContext({ profile }: { profile: Profile }) {
  const files = profile.uploadedFiles
  return (
    <>
      <DropZone profileId={profile.id} />
      {files.length > 0 ? (
        <ul className="profile-items" aria-label="Uploaded files">
          {files.map((file) => (
            <li key={file.id}>
              <Sign>
                <FileText />
              </Sign>
              <div>
                <strong dir="auto">{file.name}</strong>
                <p className="meta">
                  {file.size} · {file.type} · <TimeAgo time={file.uploadedAt} />
                  {file.words !== undefined && ` · ${count(file.words, 'word')} read`}
                </p>
              </div>
              <RemoveButton profileId={profile.id} part={{ file: file.id }} name={file.name} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="profile-hint">No files yet. Upload documents that describe this profile.</p>
      )}
    </>
  )
}

/** Takes files as chosen ones, or as ones dropped here. */
function DropZone({ profileId }: { profileId: string }) {
  const { upload, problems, reading } = useFileUpload(profileId)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()

  function take(list: FileList | null) {
    upload([...(list ?? [])])
    // The same file may be chosen again.
    if (input.current) input.current.value = ''
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <div
      className="drop-zone"
      role="group"
      aria-label="Upload files"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles.join(',')}
        aria-label="Files"
        onChange={(event) => take(event.target.files)}
      />
      <Button icon={<FileUp />} aria-describedby={hintId} onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <p id={hintId}>
        or drop them here
        <span className="meta">PDF, DOC, DOCX or TXT, up to 10MB</span>
      </p>
      <div className="drop-zone-state" aria-live="polite">
        {reading !== null && <p className="meta">Reading {reading}…</p>}
        {problems.map((problem) => (
          <p key={problem} className="field-error">
            {problem}
          </p>
        ))}
      </div>
    </div>
  )
}
