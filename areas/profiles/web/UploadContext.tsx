import { useId } from 'react'
import { UploadProgress } from '#platform/files/web/lends/UploadProgress.tsx'
import { count } from '#web/ui/count.ts'
import { FilePicker } from '#web/ui/controls/FilePicker.tsx'
import { FileText } from '#web/ui/more-icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Profile } from '../contract.ts'
import { acceptedFiles } from '../profiles.ts'
import { Sign } from '#web/ui/marks/Sign.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { useFileUpload } from './use-file-upload.ts'

/** Files that the server reads for the profile. */
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

function DropZone({ profileId }: { profileId: string }) {
  const { upload, problems, reading, underWay } = useFileUpload(profileId)
  const hintId = useId()
  return (
    <FilePicker
      className="drop-zone"
      label="Upload files"
      fieldLabel="Files"
      accept={acceptedFiles.join(',')}
      multiple
      action="Choose files"
      describedBy={hintId}
      onPick={upload}
    >
      <p id={hintId}>
        or drop them here
        <span className="meta">PDF, DOC, DOCX or TXT, up to 10MB</span>
      </p>
      <div className="drop-zone-state" aria-live="polite">
        {reading !== null && <p className="meta">Reading {reading}…</p>}
        <UploadProgress upload={underWay} />
        {problems.map((problem) => (
          <p key={problem} className="field-error">
            {problem}
          </p>
        ))}
      </div>
    </FilePicker>
  )
}
