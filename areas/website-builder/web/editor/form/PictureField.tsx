import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'

interface PictureFieldProps {
  kind: 'picture' | 'video'
  label: string
  site: string
  /** The id of the picture or video; empty for none. */
  value: string
  onChange: (id: string) => void
}

const ChooseMedia = lazyPart(async () => (await import('../../media/ChooseMedia.tsx')).ChooseMedia)

/** A field for a picture or a video. */
export function PictureField({ kind, label, site, value, onChange }: PictureFieldProps) {
  return (
    <div className="picture-field" role="group" aria-label={label}>
      <p className="field-name">{label}</p>
      <Suspense fallback={null}>
        <ChooseMedia {...{ site, kind, value, onChange }} />
      </Suspense>
    </div>
  )
}
