import { useId } from 'react'
import { UploadProgress } from '#platform/files/web/lends/UploadProgress.tsx'
import { FilePicker } from '#web/ui/controls/FilePicker.tsx'
import { count } from '#web/ui/count.ts'
import type { Media } from '../../contracts/media.ts'
import { mediaTypes, useAddMedia } from './use-add-media.ts'

interface MediaAdderProps {
  site: string
  folder?: string
  onAdded?: (added: Media[]) => void
}

/** Adds pictures and videos that the reader chooses, or drops here. */
export function MediaAdder({ site, folder, onAdded }: MediaAdderProps) {
  const { addFiles, underWay, left } = useAddMedia(site, folder)
  const hintId = useId()
  return (
    <FilePicker
      className="drop-zone"
      label="Add pictures and videos"
      fieldLabel="Pictures and videos"
      accept={mediaTypes}
      multiple
      action="Add files"
      disabled={left > 0}
      describedBy={hintId}
      onPick={(files) => void addFiles(files).then((added) => onAdded?.(added))}
    >
      <p id={hintId} className="meta">
        JPEG, PNG, WebP, GIF or AVIF up to 30 MB, MP4 or WebM up to 50 MB. The place where a photo
        was taken is removed.
      </p>
      <div className="drop-zone-state" role="status">
        {left > 0 && <p className="meta">Adding {count(left, 'file')}…</p>}
        <UploadProgress upload={underWay} />
      </div>
    </FilePicker>
  )
}
