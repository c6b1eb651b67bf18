import './OverviewScreen.css'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { ArrowRight } from '#web/ui/more-icons.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { websiteBuilder } from '../contract.ts'
import { BuilderFrame } from './BuilderFrame.tsx'
import { SiteCards } from './sites/SiteCards.tsx'
import { SiteList } from './sites/SiteList.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

/** A button for a new site, and the existing sites. */
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
  const { keepsSites } = useRead(websiteBuilder.getWizard, {})
  return keepsSites ? <SiteList /> : <SampleSites />
}

function SampleSites() {
  const sites = useRead(websiteBuilder.listSites, {})
  return <SiteCards sites={sites} />
}
