import { useId } from 'react'
import { Picture } from '#web/ui/marks/Picture.tsx'
import { industries, tiles } from './suggestions.tsx'

type Tag = (typeof tiles | typeof industries)[number]['tag']

interface SuggestedProps {
  onChoose: (tag: Tag) => void
}

export function Tiles({ onChoose }: SuggestedProps) {
  return (
    <ul className="follow-tiles" aria-label="Categories">
      {tiles.map(({ name, category, tag }) => (
        <li key={name}>
          <button type="button" onClick={() => onChoose(tag)}>
            <Picture title={name} category={category} ratio="fill" rows={18} />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function Industries({ onChoose }: SuggestedProps) {
  const titleId = useId()
  return (
    <section className="follow-industries" aria-labelledby={titleId}>
      <h3 id={titleId}>Industries</h3>
      <ul>
        {industries.map(({ name, icon, tag }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(tag)}>
              {icon}
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
