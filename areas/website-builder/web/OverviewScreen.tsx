import './OverviewScreen.css'
import { useId } from 'react'
import { address } from '#core/route.ts'
import { useRead } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { ChevronRight } from '#web/ui/icons.ts'
import { ArrowRight } from '#web/ui/more-icons.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { useRoute } from '#web/use-route.ts'
import { websiteBuilder, type Site } from '../contract.ts'
import { openSites } from '../places.ts'
import { BuilderFrame } from './BuilderFrame.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

/** The beginning of a new site, and the sites that there are. */
export function OverviewScreen() {
  return (
    <BuilderFrame>
      <Hero />
      <Panel title="Your sites">
        <Sites />
      </Panel>
    </BuilderFrame>
  )
}

function Hero() {
  return (
    <section className="builder-hero" aria-labelledby="builder-hero">
      <div>
        <h2 id="builder-hero">Answer four questions, get a site that fits</h2>
        <p>
          Describe what you do, your team size, and what visitors should do. The builder suggests
          pages, and you can change anything.
        </p>
        <div className="builder-hero-ways">
          <PageLink
            page="/website-builder/creation"
            className={buttonClass({ variant: 'primary', size: 'l' })}
          >
            Start guided creation
          </PageLink>
          <PageLink page="/website-builder/manage" className={buttonClass({ size: 'l' })}>
            Manage your site
            <ArrowRight />
          </PageLink>
        </div>
      </div>
      <TemplatePreview layout="front" name="Calder & Finch" />
    </section>
  )
}

function Sites() {
  const sites = useRead(websiteBuilder.listSites, {})
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
        />
      ))}
    </ul>
  )
}

interface SiteCardProps {
  site: Site
  isOpen: boolean
  onToggle: () => void
}

function SiteCard({ site, isOpen, onToggle }: SiteCardProps) {
  const pagesId = useId()
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
            <span dir="auto">{site.name}</span>
          </button>
        </h3>
        <p className="meta">{site.url}</p>
        <Badge tone={site.status === 'live' ? 'success' : 'warn'} dot>
          {site.status}
        </Badge>
      </header>
      {isOpen && (
        <ul id={pagesId} aria-label={`Pages of ${site.name}`}>
          {site.pages.map(({ id, name, path, status }) => (
            <li key={id}>
              <span>{name}</span>
              <code>{path}</code>
              <Badge tone={status === 'published' ? 'neutral' : 'line'}>{status}</Badge>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
