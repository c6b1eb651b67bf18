import './SiteScreen.css'
import { Suspense } from 'react'
import { address } from '#core/route.ts'
import { useRead } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { PageTabs } from '#web/ui/tabs/PageTabs.tsx'
import { useRoute } from '#web/use-route.ts'
import { sites } from '../../contracts/sites.ts'
import { managePage, sitePlace, wholeSitePlace } from '../../places.ts'
import { plugins } from '../../plugins.ts'
import { BuilderFrame } from '../BuilderFrame.tsx'
import { SiteAddress } from '../sites/SiteAddress.tsx'
import { pluginWords } from './plugin-words.ts'
import { siteParts, type SitePart } from './site-parts.tsx'
import { ToLastSite } from './ToLastSite.tsx'
import { WaitingPart } from './WaitingPart.tsx'

/** One part of a site, such as its pages, below tabs for all parts. */
export function SiteScreen() {
  const { page } = usePage()
  const place = useRoute(sitePlace)
  const whole = useRoute(wholeSitePlace)
  // In an address such as "/manage/settings", the name of a part stands in place of a site.
  const bare = siteParts.find(({ name }) => name === whole?.site)
  const asked = bare?.name ?? (page === managePage ? place?.part : page.split('/').at(-1))
  const part = siteParts.find(({ name }) => name === asked) ?? siteParts[0]!
  const site = place?.site ?? (bare ? undefined : whole?.site)
  return (
    <BuilderFrame site={site}>
      <Trouble key={site}>
        <Suspense fallback={<WaitingPart />}>
          {site === undefined ? (
            <ToLastSite part={part.name} />
          ) : place && part.name !== place.part ? (
            <NoSuchPart site={site} />
          ) : (
            <SiteRoom site={site} part={part} />
          )}
        </Suspense>
      </Trouble>
    </BuilderFrame>
  )
}

function SiteRoom({ site, part }: { site: string; part: SitePart }) {
  const { name, status, address: url, plugins: switchedOn } = useRead(sites.getSite, { site })
  const addressOf = (other: string) => address(sitePlace, { site, part: other })
  const hidden = plugins
    .filter((plugin) => !switchedOn.includes(plugin))
    .map((plugin) => pluginWords[plugin].part?.name)
  const shown = siteParts.filter((one) => one === part || !hidden.includes(one.name))
  return (
    <>
      <div className="site-head">
        <header>
          <h2 dir="auto">{name}</h2>
          <Badge tone={status === 'live' ? 'success' : 'warn'} dot>
            {status}
          </Badge>
          {url && <SiteAddress url={url} />}
        </header>
        <PageTabs
          label={`Parts of ${name}`}
          pages={shown.map((one) => ({ name: one.label, path: addressOf(one.name) }))}
          current={addressOf(part.name)}
        />
      </div>
      <Trouble key={part.name}>
        <Suspense fallback={<WaitingPart />}>
          <part.Content site={site} />
        </Suspense>
      </Trouble>
    </>
  )
}

function NoSuchPart({ site }: { site: string }) {
  return (
    <Empty
      level={2}
      title="Nothing is here"
      action={
        <PageLink page={address(sitePlace, { site, part: 'pages' })} className={buttonClass()}>
          Pages of the site
        </PageLink>
      }
    >
      The address may have a typo.
    </Empty>
  )
}
