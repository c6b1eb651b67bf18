import { Suspense, useEffect, useRef } from 'react'
import { PageLink } from '#web/place/page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ArrowLeft, ExternalLink } from '#web/ui/more-icons.ts'
import { Picture } from '#web/ui/marks/Picture.tsx'
import { Slug } from '#web/ui/marks/Slug.tsx'
import type { RecapItem } from '../contract.ts'

const RecapSummary = lazyPart(async () => (await import('./RecapProof.tsx')).RecapSummary)
const RecapFeatures = lazyPart(async () => (await import('./RecapProof.tsx')).RecapFeatures)
const RecapItemActions = lazyPart(
  async () => (await import('./RecapItemActions.tsx')).RecapItemActions,
)

interface RecapDetailProps {
  item: RecapItem
  onBack: () => void
}

/** One subject of the recap, in place of the thread. */
export function RecapDetail({ item, onBack }: RecapDetailProps) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    back.current?.focus()
  }, [])

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
          hue={item.hue}
          ratio="16:9"
        />
        <Slug category={item.category} />
        <h3>{item.title}</h3>
        <Suspense fallback={<p>{item.summary}</p>}>
          {item.proof ? <RecapSummary proof={item.proof} /> : <p>{item.summary}</p>}
        </Suspense>
        {item.proof && (
          <Suspense fallback={null}>
            <RecapItemActions item={item} onGone={onBack} />
          </Suspense>
        )}
        {item.keyFeatures.length > 0 && <h4>Key features</h4>}
        <Suspense fallback={null}>
          {item.proof ? <RecapFeatures proof={item.proof} /> : <Features item={item} />}
        </Suspense>
        <Links title="Sources" links={item.sources} />
        <Links title="Resources" links={item.resources} />
      </article>
    </div>
  )
}

function Features({ item }: { item: RecapItem }) {
  return (
    <ul className="recap-features" aria-label="Key features">
      {item.keyFeatures.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
}

function Links({ title, links }: { title: string; links: RecapItem['sources'] }) {
  if (links.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul className="recap-links" aria-label={title}>
        {links.map(({ name, url }) => (
          <li key={url}>
            {url.startsWith('/') ? (
              <PageLink page={url}>{name}</PageLink>
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <ExternalLink />
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
