import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { ArrowLeft, ExternalLink } from '#web/ui/more-icons.ts'
import { Picture } from '#web/ui/marks/Picture.tsx'
import { Slug } from '#web/ui/marks/Slug.tsx'
import type { RecapItem } from '../contract.ts'

interface RecapDetailProps {
  item: RecapItem
  onBack: () => void
}

/** One subject of the recap, in place of the thread. */
export function RecapDetail({ item, onBack }: RecapDetailProps) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])

  return (
    <div className="side-scroll">
      <Button ref={back} size="s" variant="quiet" icon={<ArrowLeft />} onClick={onBack}>
        Back to thread
      </Button>
      <article className="recap-detail">
        <Picture
          src={item.image}
          alt={item.imageAlt}
          title={item.title}
          category={item.category}
          ratio="16:9"
        />
        <Slug category={item.category} />
        <h3>{item.title}</h3>
        <p>{item.summary}</p>
        <h4>Key features</h4>
        <ul className="recap-features" aria-label="Key features">
          {item.keyFeatures.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <Links title="Sources" links={item.sources} />
        <Links title="Resources" links={item.resources} />
      </article>
    </div>
  )
}

function Links({ title, links }: { title: string; links: RecapItem['sources'] }) {
  return (
    <>
      <h4>{title}</h4>
      <ul className="recap-links" aria-label={title}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
              <ExternalLink />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
