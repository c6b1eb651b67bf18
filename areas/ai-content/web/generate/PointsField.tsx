import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextArea } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Plus, X } from '#web/ui/icons.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { BRIEFS } from '../../limits.ts'
import { adCharacters } from '../../choices.ts'

interface PointsFieldProps {
  type: WholeBrief['type']
  points: readonly string[]
  onChange: (points: string[]) => void
}

/** Examples of points, for types that cannot be written from reports alone. */
const examples: Partial<Record<WholeBrief['type'], string>> = {
  'product-description':
    'They carry a product text: “Pays for itself in six years.” At most one report bears them out.',
  'ad-copy': `They carry an ad: “No app, no account.” Headlines take ${adCharacters.headline} characters, texts ${adCharacters.text}.`,
  'press-release': 'They are its news: “The kit is on sale from 1 May.” Reports are background.',
}

/** The writer's own sentences, one field each. */
export function PointsField({ type, points, onChange }: PointsFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  const wasAdded = useRef(false)
  const change = (nth: number, point: string) =>
    onChange(points.map((each, place) => (place === nth ? point : each)))

  function handleAdd() {
    wasAdded.current = true
    onChange([...points, ''])
  }

  // Focuses the new point. If the focus stayed on the button, each typed space would add another
  // point.
  useEffect(() => {
    if (wasAdded.current) [...box.current!.querySelectorAll('textarea')].at(-1)?.focus()
    wasAdded.current = false
  }, [points.length])

  return (
    <fieldset ref={box} className="content-points">
      <legend>Points</legend>
      <p className="field-hint">
        Sentences of your own. Each goes into the text as you write it. {examples[type]}
      </p>
      {points.map((point, nth) => (
        // Points have no id, so their index is the key.
        <div key={nth} className="content-point">
          <Field label={`Point ${nth + 1}`}>
            <TextArea
              rows={2}
              dir="auto"
              value={point}
              onChange={({ target }) => change(nth, target.value)}
            />
          </Field>
          <IconButton
            label={`Remove point ${nth + 1}`}
            icon={<X />}
            onClick={() => onChange(points.filter((_, place) => place !== nth))}
          />
        </div>
      ))}
      {points.length < BRIEFS.points && (
        <Button type="button" size="s" icon={<Plus />} onClick={handleAdd}>
          Add a point
        </Button>
      )}
    </fieldset>
  )
}
