import { Button } from '#web/ui/controls/Button.tsx'

interface PictureFieldProps {
  kind: 'picture' | 'video'
  label: string
  site: string
  /** The id of the picture; empty for none. */
  value: string
  onChange: (id: string) => void
}

/** The picture or the video of a field. */
export function PictureField({ kind, label, value, onChange }: PictureFieldProps) {
  return (
    <div className="picture-field" role="group" aria-label={label}>
      <p className="field-name">{label}</p>
      {value === '' ? (
        <p className="field-hint">No {kind}s yet.</p>
      ) : (
        <Button size="s" onClick={() => onChange('')}>
          Remove the {kind}
        </Button>
      )}
    </div>
  )
}
