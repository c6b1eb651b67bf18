import { useId, type ReactNode } from 'react'
import { address } from '#core/route.ts'
import { usePage } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { ChevronRight } from '#web/ui/icons.ts'
import { useRoute } from '#web/use-route.ts'
import type { Site } from '../../contract.ts'
import { openSites } from '../../places.ts'
import { SiteAddress } from './SiteAddress.tsx'

interface SiteCardsProps {
  sites: readonly Site[]
  /** Renders buttons below a site. If absent, the address of the site is plain text, not a link. */
  tools?: (site: Site) => ReactNode
}

/** Cards of sites that can be opened to show the pages. */
export function SiteCards({ sites, tools }: SiteCardsProps) {
  const { goTo } = usePage()
  const place = useRoute(openSites)
  const opened = place ? [place.site, ...place['*'].split('/')].filter(Boolean) : []

  function handleToggle(id: string) {
    const next = opened.includes(id) ? opened.filter((each) => each !== id) : [...opened, id]
    const [site, ...others] = next
    goTo(site ? address(openSites, { site, '*': others.join('/') }) : '.', { replace: true })
  }

  return (
    <ul className="sites" aria-label="Sites">
      {sites.map((site) => (
        <SiteCard
          key={site.id}
          site={site}
          isOpen={opened.includes(site.id)}
          onToggle={() => handleToggle(site.id)}
          tools={tools?.(site)}
        />
      ))}
    </ul>
  )
}

interface SiteCardProps {
  site: Site
  isOpen: boolean
  onToggle: () => void
  tools: ReactNode
}

function SiteCard({ site, isOpen, onToggle, tools }: SiteCardProps) {
  const pagesId = useId()
  const { name, url, status, pages } = site
  return (
    <li className="site">
      <header>
        <h3>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? pagesId : undefined}
            onClick={onToggle}
          >
            <ChevronRight />
            <span dir="auto">{name}</span>
          </button>
        </h3>
        <p className="meta">
          {tools && url ? <SiteAddress url={url} /> : (url ?? 'Not published')}
        </p>
        <Badge tone={status === 'live' ? 'success' : 'warn'} dot>
          {status}
        </Badge>
      </header>
      {tools}
      {isOpen && (
        <ul id={pagesId} aria-label={`Pages of ${name}`}>
          {pages.map(({ id, name: title, path, status: state }) => (
            <li key={id}>
              <span dir="auto">{title}</span>
              <code>{path}</code>
              <Badge tone={state === 'published' ? 'neutral' : 'line'}>{state}</Badge>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
